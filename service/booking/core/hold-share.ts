/** An hour that is held and not paid; `holder` is the visitor's network address. */
export type OpenHold = { holder: string | null; email: string; endsAt: number };

/** Which part of the hours on offer may be held unpaid at a time, from one network and over all (decision 057). */
const shares = { network: 1 / 10, all: 1 / 2 };
/** Of the smallest calendar too. */
const leastHours = 4;

/** Returns the number of hours that may be held unpaid, of those that are offered. */
export function findShares(offeredHours: number): { network: number; all: number } {
  const shareOf = (part: number) => Math.max(leastHours, Math.floor(offeredHours * part));
  return { network: shareOf(shares.network), all: shareOf(shares.all) };
}

/** Returns the instant from which a visitor may hold an hour again, where their network or all together hold their share. */
export function findShareEnd(
  holds: readonly OpenHold[],
  holder: string,
  offeredHours: number,
): number | undefined {
  const { network, all } = findShares(offeredHours);
  const ofNetwork = holds.filter((hold) => nameNetwork(hold.holder) === nameNetwork(holder));
  if (ofNetwork.length < network && holds.length < all) return undefined;
  return Math.min(...(holds.length < all ? ofNetwork : holds).map(({ endsAt }) => endsAt));
}

/** Warns where unpaid holds have reached the share of one network, or of all. */
export function warnOfHolds(holds: readonly OpenHold[], offeredHours: number): string[] {
  const { network, all } = findShares(offeredHours);
  const counts = [...Map.groupBy(holds, ({ holder }) => nameNetwork(holder)).values()];
  const see =
    "Nobody paid for them yet, and further ones are refused. See them: npm run bookings -- list";
  if (holds.length >= all) return [`Unpaid holds have reached their share of the calendar. ${see}`];
  if (counts.some(({ length }) => length >= network))
    return [`Unpaid holds from one network have reached its share of the calendar. ${see}`];
  return [];
}

/** The network that an address is likely to share with others of one owner: /16 of IPv4, /32 of IPv6. */
function nameNetwork(holder: string | null): string {
  const address = holder ?? "";
  return address.split(address.includes(":") ? ":" : ".", 2).join(".");
}
