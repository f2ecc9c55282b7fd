import { createHash } from "node:crypto";
import type { Span } from "../core/slots.ts";
import type { BusyAnswer, BusyCalendar } from "./busy-calendar.ts";
import { requestCalendar } from "./request-calendar.ts";

/**
 * Opens a calendar that is published as a file (`webcal:` too). Its publisher decides when a change arrives there:
 * Outlook and Google take hours.
 */
export function openIcsCalendar(
  address: string,
  read: (text: string, span: Span) => BusyAnswer,
): BusyCalendar {
  const url = new URL(address.replace(/^webcal:/, "https:"));
  return {
    setting: "CALENDAR_ICS_URL",
    source: `ics ${createHash("sha256").update(address).digest("hex").slice(0, 16)}`,
    readBusy: async (span) => {
      const { status, text } = await requestCalendar(url, { headers: { Accept: "text/calendar" } });
      if (status !== 200) throw new Error(`It answered ${String(status)}`);
      return read(text, span);
    },
  };
}
