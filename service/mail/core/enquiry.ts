import type { ContactParams, EnquiryTemplate } from "../../../contracts/contact-message.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { DeliveryState } from "../../delivery/delivery-queue.ts";

/** What a visitor sent: the parameters of the template, and where they come from (§7). */
export type EnquiryContent = ContactParams & {
  template: EnquiryTemplate;
  locale: Locale | null;
  caseStudy: string | null;
};

/** A stored enquiry and its delivery; times in ms since 1970. */
export type Enquiry = EnquiryContent & {
  id: string;
  receivedAt: number;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  lastError: string | null;
};
