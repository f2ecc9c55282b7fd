import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const whole = { unit: "count", decimals: 0 } as const;
const times = { unit: "count", decimals: 1 } as const;
const hoursInBin = 3;

function meanHours({ whole: read }: ClaimReader): number {
  return read("resolution") / 60;
}

/** Returns the tickets of the busiest day as a multiple of the mean day; NaN where several days share the place. */
function busiestDay({ at, top, bins, sum }: ClaimReader): number {
  return top() < 0 ? Number.NaN : (at(top()) * bins().length) / sum(bins());
}

/** Returns the share of the time to close that is waiting. */
function shareOfWaiting({ whole: read }: ClaimReader): number {
  return read("wait") / read("resolution");
}

/** Returns the wait of the access tickets that change teams as a multiple of that of the others. */
function ratioOfAccess({ at }: ClaimReader): number {
  return at(["access", "handedOver"]) / at(["access", "kept"]);
}

export const claims: ReportClaims = {
  waitByMove: {
    holds: (figures) => ratioOfAccess(figures) > 3 && ratioOfAccess(figures) < 4,
    ratio: ratioOfAccess,
  },
  waitingByHour: {
    holds: ({ areTop, marked }) => areTop(marked),
    say: ({ at, marked, say }) => ({ most: say(at(marked[0]!), "atOnce") }),
  },
  queue: {
    holds: (figures) =>
      Math.round(meanHours(figures)) === 24 && Math.round(20 * shareOfWaiting(figures)) === 10,
    say: (figures) => ({
      mean: figures.say(meanHours(figures), whole),
      wait: figures.say(shareOfWaiting(figures), percent),
    }),
  },
  targets: { holds: ({ all }) => all().length > 2 && Math.max(...all()) > 2 * Math.min(...all()) },
  ticketsByHours: {
    holds: (figures) => Math.floor(meanHours(figures) / hoursInBin) === figures.marked[0],
    say: (figures) => ({
      mean: figures.say(meanHours(figures), whole),
      tail: figures.say(hoursInBin * (1 + Math.max(...figures.bins())), whole),
    }),
  },
  waitingByTeam: {
    holds: ({ bins, trend }) => bins().length > 2 && trend(bins(), "waiting") === 1,
    say: ({ top }) => ({ slowest: { bin: top("waiting") } }),
  },
  timeByCategory: {
    holds: ({ areTop }) => areTop(["network", "software"], "wait"),
    say: ({ top }) => ({ longest: { bin: top("wait") } }),
  },
  categories: {
    holds: ({ areTop, areBottom, marked }) => areTop(marked) && areBottom(marked, "resolution"),
  },
  firstContactByTeam: { holds: ({ areTop, marked }) => areTop(marked) },
  route: {
    holds: (figures) => figures.share(figures.marked) > 0.5,
    say: (figures) => ({ share: figures.say(figures.share(figures.marked), percent) }),
  },
  arrivals: { holds: ({ areTop, marked }) => areTop(marked) },
  replies: { holds: ({ areTop, marked }) => areTop(marked) },
  ticketsByDay: {
    holds: (figures) => busiestDay(figures) > 1.5,
    say: (figures) => ({
      day: { bin: figures.top() },
      times: figures.say(busiestDay(figures), times),
    }),
  },
  resolutionByQuarter: {
    holds: ({ all }) => all().length > 2 && Math.max(...all()) / Math.min(...all()) < 1.05,
  },
};

export const alternatives: ReportAlternatives = {
  firstContactByTeam: ["tickets", "resolution", "waiting"],
  targets: ["resolution", "tickets"],
  ticketsByDay: ["firstReply"],
  resolutionByQuarter: ["tickets"],
};
