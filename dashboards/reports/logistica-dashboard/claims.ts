import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const whole = { unit: "count", decimals: 0 } as const;
const months = 12;
const november = 10;
const zones = [0, 1, 2, 3];
const bulk = 3;

/** Counts the eight items with most departures that are as far from the dock as the highlighted ones. */
function countFar({ at, bins, marked }: ClaimReader): number {
  const most = bins("departures")
    .toSorted((a, b) => at(b, "departures") - at(a, "departures"))
    .slice(0, 8);
  const near = Math.min(...marked.map((item) => at(item)));
  return most.length === 8 ? most.filter((item) => at(item) >= near).length : Number.NaN;
}

/** Returns the share that both farthest aisles have together. */
function weighFar({ exact }: ClaimReader, measure: string): number {
  return exact("G", measure) + exact("H", measure);
}

export const claims: ReportClaims = {
  walkByAisle: {
    holds: (figures) => weighFar(figures, "walkedShare") > weighFar(figures, "departuresShare"),
    say: (figures) => ({
      picks: figures.say(weighFar(figures, "departuresShare"), percent),
      metres: figures.say(weighFar(figures, "walkedShare"), percent),
    }),
  },
  // An average over a period does not state how many slots are occupied at the end of the year.
  // Reads what is occupied, so that a filter by state leaves nothing to argue, whatever it keeps.
  floorPlan: { holds: (figures) => figures.isWhole && figures.whole("occupied") > 0 },
  idleByCustomer: {
    holds: (figures) => figures.areTop(figures.marked) && figures.share(figures.marked) > 0.6,
  },
  // Stock that still leaves becomes less with its time in the warehouse; idle stock does not.
  daysStill: {
    holds: ({ at, trend, marked }) => at(6) > 0.9 * at(5) && trend(marked.slice(0, -1)) > 0.5,
  },
  // Less than a point would be written as none.
  occupiedByMonth: {
    holds: ({ areTop, marked, at }) =>
      areTop(marked) && at(november) - at(november, "withoutIdle") >= 0.01,
    say: ({ at, say }) => ({
      occupied: say(at(november), "occupied"),
      without: say(at(november, "withoutIdle"), "occupied"),
    }),
  },
  occupiedByZone: {
    holds: ({ at }) => at("cold") >= 0.9 && Math.abs(1 - at("bulk") - 1 / 3) < 0.06,
  },
  zonesByMonth: {
    holds: ({ at }) =>
      zones.every((zone) => {
        const occupied = at(zone * months + november);
        return zone === bulk ? occupied < 0.9 : occupied >= 0.95;
      }),
  },
  slotsByState: {
    holds: ({ at }) => at("idle") > 0,
    say: (figures) => {
      const idle = Math.round(100 * figures.share(figures.marked));
      return { idle: figures.say(idle % 100 === 0 ? Number.NaN : idle, whole) };
    },
  },
  departuresByDistance: {
    holds: (figures) => countFar(figures) === 5,
    say: (figures) => ({ count: { count: countFar(figures) } }),
  },
  mostMoved: {
    holds: (figures) => figures.share(figures.marked) > 0.5,
    say: (figures) => {
      const areMoved = figures.marked.every((item) => figures.at(item) > 0);
      return { share: figures.say(areMoved ? figures.share(figures.marked) : Number.NaN, percent) };
    },
  },
  departuresByMonth: {
    holds: ({ sum, bins, at }) => {
      const autumn = [8, 9, 10];
      const others = bins().filter((month) => !autumn.includes(month));
      const mean = (some: readonly number[], measure?: string): number =>
        sum(some, measure) / some.length;
      return (
        bins().length === months &&
        mean(autumn) > 1.1 * mean(others) &&
        Math.min(...autumn.map((month) => at(month, "occupied"))) > mean(others, "occupied")
      );
    },
  },
};

export const alternatives: ReportAlternatives = {
  idleByCustomer: ["idle", "departures"],
  occupiedByZone: ["idle", "departures"],
  zonesByMonth: ["withoutIdle"],
  mostMoved: ["departures", "distance"],
  departuresByMonth: ["occupied", "idle"],
};
