import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const classes = ["business", "economy", "economyPlus"];
const percent = { unit: "percent", decimals: 0 } as const;
const points = { unit: "count", decimals: 0 } as const;

function range({ all }: ClaimReader): number {
  return Math.max(...all()) - Math.min(...all());
}

/** Counts the satisfied passengers of a class, or all, in a hundred. */
function countOf({ exact, whole }: ClaimReader, one?: string): number {
  const share = one === undefined ? 1 : exact(one, "passengers") / whole("passengers");
  return Math.round(100 * exact(one) * share);
}

export const claims: ReportClaims = {
  satisfiedByClassWifi: {
    holds: ({ at }) =>
      classes.every((one) => at([one, 0]) < at([one, 1]) && at([one, 1]) < at([one, 2])),
  },
  // Rows are services, columns are unsatisfied and satisfied passengers.
  servicesByVerdict: {
    holds: ({ bins, at }) =>
      bins().length > 2 &&
      bins()
        .filter((cell) => cell % 2 === 0)
        .map((cell) => at(cell + 1) - at(cell))
        .every((gap) => gap >= 0.8 && gap < 1),
  },
  satisfiedByClass: {
    holds: (figures) => countOf(figures) === 43 && countOf(figures, "business") === 30,
    say: (figures) => ({ satisfied: figures.say(countOf(figures), points) }),
  },
  servicesByClass: { holds: ({ areBottom, marked }) => areBottom(marked) },
  satisfiedByCustomer: {
    holds: ({ at }) => classes.every((one) => at(["firstTime", one]) < at(["returning", one])),
  },
  satisfiedByAge: { holds: ({ areTop, marked }) => areTop(marked) },
  allServices: {
    holds: ({ at, others, marked }) =>
      marked.every((service) => at(service) < 3) && Math.min(...others(marked)) >= 3,
  },
  wifiRatings: {
    holds: ({ share, marked }) => share(marked) >= 0.55 && share(marked) < 0.6,
    say: ({ share, marked, say }) => ({ share: say(share(marked), percent) }),
  },
  satisfiedByHaul: {
    holds: ({ at }) => at("long") >= 0.3 && at("long") < 0.37,
    say: ({ at, say }) => ({ share: say(at("long"), "satisfied") }),
  },
  delays: {
    holds: ({ share, marked }) => share(marked) >= 0.65 && share(marked) < 0.7,
    say: ({ share, marked, say }) => ({ share: say(share(marked), percent) }),
  },
  satisfiedByDistance: { holds: ({ trend, bins }) => trend(bins()) < -0.5 },
  satisfiedByMonth: {
    holds: (figures) => range(figures) < 0.05,
    say: (figures) => ({ range: figures.say(100 * range(figures), points) }),
  },
  satisfiedByWifi: { holds: ({ trend, bins }) => bins().length > 2 && trend(bins()) === 1 },
};

export const alternatives: ReportAlternatives = {
  satisfiedByCustomer: ["passengers"],
  satisfiedByAge: ["passengers"],
  satisfiedByWifi: ["passengers"],
  satisfiedByHaul: ["passengers"],
  satisfiedByDistance: ["passengers"],
  satisfiedByMonth: ["passengers", "arrivalDelay"],
};
