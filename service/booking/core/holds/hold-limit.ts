/** An hour that is held but not paid; `holder` is the visitor's network address. */
export type OpenHold = {
  id: string;
  holder: string | null;
  email: string;
  endsAt: number;
  /** Not null while it is being paid: on a provider's page, or by transfer. */
  paymentClosesAt: number | null;
};

/**
 * Largest part of the offered hours that may be held unpaid at a time, by one network and in total (decision 057).
 */
const largestParts = { network: 1 / 10, all: 1 / 2 };
/** Lower bound of both limits, for calendars with few hours. */
const lowestLimit = 4;

/** Returns how many of the offered hours may be held unpaid, by one network and in total. */
export function findHoldLimits(offeredHours: number): { network: number; all: number } {
  const limitOf = (part: number) => Math.max(lowestLimit, Math.floor(offeredHours * part));
  return { network: limitOf(largestParts.network), all: limitOf(largestParts.all) };
}

/** Returns the instant from which a visitor may hold an hour; undefined if neither limit is reached. */
export function findHoldLimitEnd(
  holds: readonly OpenHold[],
  holder: string,
  offeredHours: number,
): number | undefined {
  const { network, all } = findHoldLimits(offeredHours);
  const ofNetwork = holds.filter((hold) => nameNetwork(hold.holder) === nameNetwork(holder));
  if (ofNetwork.length < network && holds.length < all) return undefined;
  return Math.min(...(holds.length < all ? ofNetwork : holds).map(({ endsAt }) => endsAt));
}

/** Warns if unpaid holds have reached the limit of one network, or the total. */
export function warnOfHolds(holds: readonly OpenHold[], offeredHours: number): string[] {
  const { network, all } = findHoldLimits(offeredHours);
  const counts = [...Map.groupBy(holds, ({ holder }) => nameNetwork(holder)).values()];
  const see =
    "Nobody paid for them yet, and further ones are refused. See them: npm run bookings -- list";
  if (holds.length >= all) return [`Unpaid holds have reached their share of the calendar. ${see}`];
  if (counts.some(({ length }) => length >= network))
    return [`Unpaid holds from one network have reached its share of the calendar. ${see}`];
  return [];
}

/** Returns the network whose addresses are likely to have one owner: /16 of IPv4, /32 of IPv6. */
function nameNetwork(holder: string | null): string {
  const address = holder ?? "";
  return address.split(address.includes(":") ? ":" : ".", 2).join(".");
}
