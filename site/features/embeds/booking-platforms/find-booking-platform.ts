import type { BookingPlatformId, ProviderId } from "../../../../contracts/privacy/provider.ts";
import type { BookingPlatform } from "./booking-platform.ts";
import { calCom } from "./cal-com.ts";
import { calendly } from "./calendly.ts";
import { tidycal } from "./tidycal.ts";

const platforms: Record<BookingPlatformId, BookingPlatform> = {
  calendly,
  "cal-com": calCom,
  tidycal,
};

const anyPlatform: BookingPlatform = { toFrameAddress: (address) => address };

export function findBookingPlatform(id: ProviderId): BookingPlatform {
  const known: Partial<Record<ProviderId, BookingPlatform>> = platforms;
  return known[id] ?? anyPlatform;
}
