import type { Locale } from "../../../../contracts/locale.ts";
import type { ReadMessage } from "../frame/frame-message.ts";

/** What a booking platform may be told about the visit. */
export type Visit = {
  locale: Locale;
  scheme: "dark" | "light";
  /** Host of this site. */
  host: string;
  /** As typed into a form of this site, if it was. */
  name?: string;
  email?: string;
};

/** How a platform is embedded (D15). */
export type BookingPlatform = {
  /** The address of its frame, from the one that is configured. */
  toFrameAddress: (address: string, visit: Visit) => string;
  /** Left out where no message of it is known. */
  readMessage?: ReadMessage;
};

/** Adds parameters to an address; those without a value are left out, those it has already stay. */
export function addParameters(
  address: string,
  parameters: Record<string, string | undefined>,
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
