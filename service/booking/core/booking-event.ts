import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { Booking, Charge, Purchase } from "./booking.ts";
import type { NotificationDraft } from "./notification.ts";
import type { Span } from "./slots.ts";

export type HoldDetails = Pick<
  Booking,
  "name" | "email" | "locale" | "timeZone" | "sessions" | "totalCents" | "currency" | "topic"
> &
  Partial<Pick<Booking, "invoiceName" | "taxId">>;

export type BookingEvent =
  | {
      type: "hold";
      span: Span;
      details: HoldDetails;
      ids: { id: string; purchaseId: string };
      isFree: boolean;
      quotaEndsAt: number | undefined;
      limitEndsAt: number | undefined;
    }
  | {
      type: "bookSession";
      span: Span;
      id: string;
      topic: string;
      purchase: Purchase | undefined;
      isFree: boolean;
    }
  | {
      type: "startPayment";
      provider: PaymentProviderId;
      /** Given if the hour is held while its payment is awaited: until `payBy`, or else as long as a provider's page. */
      wait?: { quotaEndsAt: number | undefined; payBy: number | undefined };
    }
  | { type: "nameSession"; session: string }
  | { type: "askConfirmation"; quotaEndsAt: number | undefined }
  | { type: "pay"; charge: Charge; reference: string; validUntil: number }
  | { type: "release"; isPaymentClosed: boolean }
  | { type: "move"; span: Span; isFree: boolean; isOwner?: boolean }
  | { type: "cancel"; refundCents: number; isOwner?: boolean; isForfeited?: boolean }
  | { type: "refund"; refundCents: number }
  | { type: "miss"; isMissed: boolean };

/**
 * Why an event changes nothing. `taken`: the hour is taken. `usedUp`: the package has no session left. `gone`: the
 * booking does not exist or is in another state. `tooLate`: the session starts within the notice. `differs`:
 * something else was paid. Until `freeAt`, `tooMany`: the visitor holds too many hours or was sent too many links;
 * `tooManyUnpaid`: their network, or all visitors together, hold too many unpaid hours.
 */
export type Refusal =
  | { outcome: "taken" | "usedUp" | "gone" | "tooLate" | "differs" }
  | { outcome: "tooMany" | "tooManyUnpaid"; freeAt: number };

export type Transition =
  | { outcome: "changed"; booking: Booking; notifications: readonly NotificationDraft[] }
  | { outcome: "unchanged"; booking: Booking }
  | { outcome: "released"; booking: Booking }
  | Refusal;
