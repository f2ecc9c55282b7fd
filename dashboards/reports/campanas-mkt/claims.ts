import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const channels = ["social", "search", "display", "referral", "email"];

/** Returns the share that enrolled through another channel, among those whose first contact was on social media. */
function shareThroughOthers({ sum }: ClaimReader): number {
  const all = [0, 1, 2, 3, 4].map((last) => [0, last] as const);
  return 1 - sum([[0, 0]]) / sum(all);
}

function shareOfPeaks({ share, bins, marked }: ClaimReader): number {
  return bins().length > 2 ? share(marked) : Number.NaN;
}

/** Lists the ratio of the dearest month to the cheapest, by channel. */
function listSwings({ bins, at }: ClaimReader): number[] {
  const months = 12;
  return channels.flatMap((_, channel) => {
    const own = bins().filter((cell) => Math.floor(cell / months) === channel);
    const costs = own.map((cell) => at(cell));
    return costs.length > 1 ? [Math.max(...costs) / Math.min(...costs)] : [];
  });
}

/** Returns the cost of an enrolment in December as a multiple of January's. */
function ratioOfSeason({ at }: ClaimReader): number {
  return at(11) / at(0);
}

export const claims: ReportClaims = {
  costByMonth: {
    holds: (figures) => Math.round(ratioOfSeason(figures)) === 6,
    ratio: ratioOfSeason,
  },
  channelTable: { holds: ({ bins }) => bins("enrolments").length === channels.length },
  clicksToEnrolments: {
    holds: ({ at, bins }) =>
      bins().length > 1 && at("social", "clicksShare") > at("social", "enrolmentsShare"),
    say: ({ at, say }) => ({
      clicks: say(at("social", "clicksShare"), percent),
      enrolments: say(at("social", "enrolmentsShare"), percent),
    }),
  },
  costByChannel: {
    holds: ({ at }) => Math.abs(at("social") / at("email") - 10) < 1,
    ratio: ({ at }) => at("social") / at("email"),
  },
  sharesByFirst: { holds: ({ areTop, marked }) => areTop(marked) },
  sharesByLast: { holds: ({ areBottom, marked }) => areBottom(marked) },
  contactPaths: {
    holds: (figures) => Math.abs(shareThroughOthers(figures) - 0.8) < 0.03,
    say: (figures) => ({ share: figures.say(shareThroughOthers(figures), percent) }),
  },
  costByFirst: {
    holds: ({ at, others, marked }) => at("social") < Math.max(...others(marked)),
    say: ({ at, say }) => ({ cost: say(at("social"), "costPerEnrolment") }),
  },
  enrolmentsByMonth: {
    holds: (figures) => Math.abs(shareOfPeaks(figures) - 0.42) < 0.04,
    say: (figures) => ({ share: figures.say(shareOfPeaks(figures), percent) }),
  },
  spendingByMonth: {
    holds: ({ all }) => all().length > 2 && Math.max(...all()) / Math.min(...all()) < 1.15,
  },
  costCalendar: {
    holds: (figures) => {
      const swings = listSwings(figures);
      return swings.length > 1 && Math.min(...swings) >= 2;
    },
  },
  costByCampaign: { holds: ({ areBottom, marked }) => areBottom(marked) },
  costByCourse: { holds: ({ areTop, marked }) => areTop(marked) },
};

export const alternatives: ReportAlternatives = {
  costByChannel: ["enrolments", "spending", "clicks", "conversion"],
  sharesByFirst: ["enrolments", "spending", "costPerEnrolment"],
  sharesByLast: ["enrolments", "spending", "costPerEnrolment"],
  costByFirst: ["enrolments", "spending", "conversion"],
  enrolmentsByMonth: ["spending", "clicks", "costPerEnrolment"],
  spendingByMonth: ["enrolments", "clicks", "costPerEnrolment"],
  costCalendar: ["enrolments", "spending"],
  costByCampaign: ["enrolments", "spending", "conversion"],
  costByCourse: ["enrolments", "spending", "conversion"],
};
