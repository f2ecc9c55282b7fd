import { addParameters, type BookingPlatform } from "./booking-platform.ts";

export const tidycal: BookingPlatform = {
  // AmauriC/tarteaucitron.js#1409, which cites TidyCal's own script; prefilling, language and messages are
  // undocumented.
  toFrameAddress: (address) => addParameters(address, { embed: "1" }),
};
