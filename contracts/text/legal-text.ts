import type { PaymentProviderId } from "../payment-provider.ts";
import type { Block } from "./prose.ts";
import type { StoredEntry } from "../privacy/storage-keys.ts";

export type Processor =
  | {
      id:
        | "ownMail"
        | "emailjs"
        | "contentful"
        | "powerBi"
        | "booking"
        | "ownBooking"
        | "microsoftCalendar"
        | "googleCalendar"
        | "caldav"
        | "calendarFeed"
        | "analytics"
        | "ownCounter";
      host?: string;
    }
  | { payment: PaymentProviderId };

export type LegalSlot =
  | { type: "processors"; processors: Processor[] }
  | { type: "storage-table"; entries: StoredEntry[] };

export type LegalText = {
  title: string;
  description: string;
  updated: string;
  blocks: (Block | LegalSlot)[];
};
