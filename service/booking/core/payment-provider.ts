import type { Locale } from "../../../contracts/locale.ts";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { Charge } from "./booking.ts";

export type Payment = Charge & {
  holdId: string;
  email: string;
  locale: Locale;
  /** Shown to the payer on the provider's pages. */
  description: string;
  startedAt: number;
  expiresAt: number;
  /** The provider's name of the payment page, once known. */
  session: string | null;
  /** The address to which the provider's pages return, paid or not; `settle` is then called for the outcome. */
  returnAddress: string;
};

/** The provider's own record of a charge: a hold of another amount is not confirmed by it. */
export type Paid = { status: "paid"; reference: string } & Charge;

export type PaymentOutcome =
  | Paid
  /** The visitor can pay at this address of the provider. */
  | { status: "elsewhere"; address: string; session: string | null }
  /** The visitor has paid, and the provider does not know yet whether the money comes. */
  | { status: "pending" }
  /** Nothing was charged, nor will be. */
  | { status: "refused" };

/** Interface of the payment providers (D15). */
export type PaymentProvider = {
  id: PaymentProviderId;
  /**
   * If false, nobody pays for real: a mailed link confirms the hold instead, provided that mails are sent (decision
   * 050).
   */
  takesMoney: boolean;
  /** Charges for a hold, or returns the earlier outcome if it was charged before; never charges a `holdId` twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
  /** Present if visitors pay on the provider's own pages, which may report a payment at any later time. */
  sessions?: PaymentSessions;
  /** Present if visitors may also pay later, by transfer, and the owner confirms (decision 092). */
  transfer?: TransferTerms | undefined;
};

/** Account of a transfer, and the days until its deadline. */
export type TransferTerms = { iban: string; holder: string; days: number };

/** A provider's payment pages; every method rejects if the provider does not answer (decision 089). */
export type PaymentSessions = {
  /** Origin of the pages, to which the payment's form may lead. */
  origin: string;
  /** Returns what became of a payment, and starts none. */
  ask: (payment: Payment) => Promise<PaymentOutcome>;
  /** Ends a payment that is still open, so that it can be paid no more; returns what is true then. */
  close: (payment: Payment) => Promise<PaymentOutcome>;
  /** Returns an event that the provider has signed; undefined for every other message. */
  readEvent: (body: string, signature: string) => PaymentEvent | undefined;
  /** Lists the charges of the sessions created since a time. */
  listPaid: (since: number) => Promise<SessionCharge[]>;
  /** Pays back once per `id`; returns false if the provider refuses it for good. */
  refund: (refund: Pick<Refund, "id" | "reference" | "cents">) => Promise<boolean>;
};

export type PaymentEvent =
  | { id: string; type: "session"; holdId: string }
  | ({ id: string; type: "dispute" | "refundFailed" } & Money)
  | { id: string; type: "other" };

export type Money = { reference: string; cents: number; currency: string };

type SessionCharge = Money & { holdId: string; email: string };

export type Refund = Money & { id: string; email: string; askedAt: number };

/**
 * Money that needs the owner. `gone`: paid, and its hour is lost. `differs`: paid, but not what was chosen. `twice`:
 * paid a second time, and paid back. `unknown`: no booking is known. `refundFailed`: a refund did not arrive.
 */
export type PaymentIssueKind =
  | "gone"
  | "differs"
  | "twice"
  | "unknown"
  | "dispute"
  | "refundFailed";

export type PaymentIssue = Money & {
  id: string;
  kind: PaymentIssueKind;
  email: string;
  notedAt: number;
};
