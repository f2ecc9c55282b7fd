import { warnOfHolds } from "../booking/core/holds/hold-limit.ts";
import { findOfferedSlots } from "../booking/core/slots.ts";
import type { Calendars } from "../booking/busy/start-calendars.ts";
import type { BookingRules } from "../../contracts/booking-rules.ts";
import type { HoursStore } from "../booking/owner/hours-store.ts";
import { findPaymentProblems } from "../booking/payment/list-payment-warnings.ts";
import type { PaymentStore } from "../booking/store/payment-store.ts";
import type { BookingStore } from "../booking/store/booking-store.ts";
import { findUnreachable } from "../delivery/find-unreachable.ts";
import type { Problem } from "../digest/digest-facts.ts";
import type { CopyWatch } from "../storage/watch-copies.ts";

type ProblemSources = {
  /** Undefined where another platform takes the bookings. */
  stores: { bookings: BookingStore; hours: HoursStore; payments: PaymentStore } | undefined;
  rules: BookingRules;
  copies: CopyWatch;
  calendars: Pick<Calendars, "listProblems"> | undefined;
  /** Returns what requests the addresses of the settings. */
  listWatched: () => Parameters<typeof findUnreachable>[0];
  now: () => number;
};

/** Lists what fails, for the health, the daily mail and the desk; `listHidden` leaves out what the desk shows itself. */
export function composeProblems(sources: ProblemSources) {
  const { stores, rules, copies, calendars, listWatched, now } = sources;
  const listHoldWarnings = async () =>
    stores === undefined
      ? []
      : warnOfHolds(
          await stores.bookings.listOpenHolds(),
          findOfferedSlots(await stores.hours.readOffer(rules), now()).length,
        );
  const listUnreachable = () => findUnreachable(listWatched());
  const listHidden = async (): Promise<Problem[]> => [
    ...copies.findOffsite(),
    ...copies.findBackup(),
    ...(await listHoldWarnings()).map(() => ({ kind: "holds" as const })),
    ...((await calendars?.listProblems()) ?? []),
    ...listUnreachable(),
  ];
  const listAll = async (): Promise<Problem[]> => [
    ...(await findPaymentProblems(stores?.payments)),
    ...(await listHidden()),
  ];
  return { listHoldWarnings, listUnreachable, listHidden, listAll };
}
