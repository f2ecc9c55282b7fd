import type { Locale } from "../../../../contracts/locale.ts";
import type { ReadMessage } from "../frame/frame-message.ts";

export type Visit = {
  locale: Locale;
  scheme: "dark" | "light";
  /** Of this site. */
  host: string;
  /** As typed into a form of this site. */
  name?: string;
  email?: string;
};

export type BookingPlatform = {
  toFrameAddress: (address: string, visit: Visit) => string;
  /** Absent where no message of the platform is known. */
  readMessage?: ReadMessage;
};

/** Parameters already in the address win; undefined ones are skipped. */
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
