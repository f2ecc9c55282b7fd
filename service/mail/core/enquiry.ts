import type { Brief } from "../../../contracts/brief/brief.ts";
import type { EnquiryParams, EnquiryTemplate } from "../../../contracts/enquiry.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { DeliveryState } from "../../delivery/delivery-queue.ts";

export type EnquiryContent = EnquiryParams &
  Partial<Brief> & {
    template: EnquiryTemplate;
    locale: Locale | null;
    caseStudy: string | null;
  };

export type Enquiry = EnquiryContent & {
  id: string;
  receivedAt: number;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  lastError: string | null;
  /** How often its mail may have been delivered. */
  copies: number;
  /** Why the enquiry looks like spam; null if it does not. */
  suspicion: string | null;
  /** When the owner marked it as answered. */
  answeredAt: number | null;
};
