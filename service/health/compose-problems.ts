import { warnOfHolds } from "../booking/core/holds/hold-limit.ts";
import { findOfferedSlots, type Offer } from "../booking/core/slots.ts";
import type { Calendars } from "../booking/busy/start-calendars.ts";
import type { BookingStore } from "../booking/store/booking-store.ts";
import { findUnreachable } from "../delivery/find-unreachable.ts";
import type { Problem } from "../digest/digest-facts.ts";
import type { CopyWatch } from "../storage/watch-copies.ts";

type ProblemSources = {
  /** Undefined where another platform takes the bookings. */
  bookings: Pick<BookingStore, "listOpenHolds"> | undefined;
  readOffer: () => Promise<Offer>;
  copies: CopyWatch;
  calendars: Pick<Calendars, "listProblems"> | undefined;
  /** Returns what requests the addresses of the settings. */
  listWatched: () => Parameters<typeof findUnreachable>[0];
  now: () => number;
};

/** Lists what fails behind the scenes, for the health, the daily mail and the desk. */
export function composeProblems(sources: ProblemSources) {
  const { bookings, readOffer, copies, calendars, listWatched, now } = sources;
  const listHoldWarnings = async () =>
    bookings === undefined
      ? []
      : warnOfHolds(
          await bookings.listOpenHolds(),
          findOfferedSlots(await readOffer(), now()).length,
        );
  const listUnreachable = () => findUnreachable(listWatched());
  const listProblems = async (): Promise<Problem[]> => [
    ...copies.findOffsite(),
    ...copies.findBackup(),
    ...(await listHoldWarnings()).map(() => ({ kind: "holds" as const })),
    ...((await calendars?.listProblems()) ?? []),
    ...listUnreachable(),
  ];
  return { listHoldWarnings, listUnreachable, listProblems };
}
