import { addParameters, type BookingPlatform } from "./booking-platform.ts";

export const tidycal: BookingPlatform = {
  // AmauriC/tarteaucitron.js#1409, which read it from TidyCal's own script; nothing public tells of prefilling, language or messages
  toFrameAddress: (address) => addParameters(address, { embed: "1" }),
};
