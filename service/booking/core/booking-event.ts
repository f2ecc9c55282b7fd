import type { Booking, Charge, Purchase } from "./booking.ts";
import type { NotificationDraft } from "./notification.ts";
import type { Span } from "./slots.ts";

export type HoldDetails = Pick<
  Booking,
  "name" | "email" | "locale" | "timeZone" | "sessions" | "totalCents" | "currency" | "topic"
>;

export type BookingEvent =
  | {
      type: "hold";
      span: Span;
      details: HoldDetails;
      ids: { id: string; purchaseId: string };
      isFree: boolean;
      quotaEndsAt: number | undefined;
      shareEndsAt: number | undefined;
    }
  | {
      type: "bookSession";
      span: Span;
      id: string;
      topic: string;
      purchase: Purchase | undefined;
      isFree: boolean;
    }
  | { type: "startPayment" }
  | { type: "askConfirmation"; quotaEndsAt: number | undefined }
  | { type: "pay"; charge: Charge; reference: string; validUntil: number }
  | { type: "release" }
  | { type: "move"; span: Span; isFree: boolean }
  | { type: "cancel" };

/**
 * Why an event changes nothing: the hour is `taken`, no session of the package is left (`usedUp`), the booking is
 * not there or no longer in the right state (`gone`), the session starts within the notice (`tooLate`), something
 * else was paid (`differs`), the visitor holds too many hours, or was sent too many links (`tooMany`), or their network or all
 * visitors hold too many unpaid (`tooManyUnpaid`), until `freeAt`.
 */
export type Refusal =
  | { outcome: "taken" | "usedUp" | "gone" | "tooLate" | "differs" }
  | { outcome: "tooMany" | "tooManyUnpaid"; freeAt: number };

export type Transition =
  | { outcome: "changed"; booking: Booking; notifications: readonly NotificationDraft[] }
  | { outcome: "unchanged"; booking: Booking }
  | { outcome: "released"; booking: Booking }
  | Refusal;
