import type { Block } from "./prose.ts";
import type { StoredEntry } from "../privacy/storage-keys.ts";

/** Somebody who handles visitors' data for the site; the words are in the copy group `legal`. */
export type Processor = {
  id: "ownMail" | "emailjs" | "contentful" | "powerBi" | "booking" | "ownBooking" | "analytics";
  /** Host of the booking platform, which only the owner knows by name. */
  host?: string;
};

/** A place in a legal text where a list follows from the configuration. */
export type LegalSlot =
  | { type: "processors"; processors: Processor[] }
  | { type: "storage-table"; entries: StoredEntry[] };

/** A legal page: what its Markdown file says, with the owner's facts put in. */
export type LegalText = {
  title: string;
  description: string;
  /** ISO date. */
  updated: string;
  blocks: (Block | LegalSlot)[];
};
