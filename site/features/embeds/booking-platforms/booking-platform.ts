import type { Locale } from "../../../../contracts/locale.ts";
import type { ReadMessage } from "../frame/frame-message.ts";

export type VisitorContext = {
  locale: Locale;
  scheme: "dark" | "light";
  host: string;
  name?: string;
  email?: string;
};

export type BookingPlatform = {
  toFrameAddress: (address: string, visitor: VisitorContext) => string;
  readMessage?: ReadMessage;
};

/** Adds parameters to an address; those already in it win, and undefined ones are skipped. */
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
