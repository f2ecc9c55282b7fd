import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const points = { unit: "count", decimals: 0 } as const;
const stages = ["signUp", "installation", "billing", "fault", "enquiry"] as const;
const verdicts = ["promoter", "passive", "detractor"] as const;

/** Returns the score with its two parts as they are written: rounded parts need not add up to the rounded score. */
function splitScore({ sum, whole }: ClaimReader) {
  const [promoters = 0, , detractors = 0] = verdicts.map(
    (verdict) => 100 * sum([verdict], "responses"),
  );
  const answers = whole("responses");
  return {
    score: Math.round((promoters - detractors) / answers),
    promoters: Math.round(promoters / answers),
    detractors: Math.round(detractors / answers),
  };
}

/** Returns the NPS of a stage, as it is written. */
function scoreOf({ sum }: ClaimReader, stage: string): number {
  const ratings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((score) => [stage, score] as const);
  const balance = sum(ratings.slice(9)) - sum(ratings.slice(0, 7));
  return Math.round((100 * balance) / sum(ratings));
}

function shareOfMissed({ sum }: ClaimReader): number {
  const all = stages.map((stage) => ["missedAppointment", stage] as const);
  return sum([["missedAppointment", "installation"]]) / sum(all);
}

/** Returns the next score of those who were called in time, less that of the others. */
function gainByCall({ at, sum }: ClaimReader): number {
  const average = (calls: readonly string[]): number =>
    calls.reduce((all, call) => all + at(call) * at(call, "again"), 0) / sum(calls, "again");
  return Number((average(["hours24", "hours48"]) - average(["later", "never"])).toFixed(1));
}

function range(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/**
 * True where no tenure is 15 points from another at any stage, and most ratings of installation are from the first
 * year.
 */
function isTenureByStage({ at, sum }: ClaimReader): boolean {
  const tenures = ["firstYear", "years1to3", "years3to5", "over5"];
  const rated = (tenure: string) => stages.map((stage) => [tenure, stage] as const);
  const installed = sum(
    tenures.map((tenure) => [tenure, "installation"] as const),
    "responses",
  );
  return (
    stages.every((stage) => range(tenures.map((tenure) => at([tenure, stage]))) < 15) &&
    sum([["firstYear", "installation"]], "responses") / installed > 0.5 &&
    sum(rated("firstYear"), "responses") > 0
  );
}

export const claims: ReportClaims = {
  scale: {
    holds: (figures) =>
      stages.every((stage) => scoreOf(figures, stage) * (stage === "installation" ? -1 : 1) > 0),
  },
  npsByStage: {
    holds: ({ at, others, marked }) => at("installation") < 0 && Math.min(...others(marked)) >= 0,
    lines: { target: ({ exact }) => exact() },
  },
  installationByArea: { holds: ({ areBottom, marked }) => areBottom(marked) },
  verdicts: {
    holds: (figures) => {
      const { score, promoters, detractors } = splitScore(figures);
      return score === promoters - detractors;
    },
    say: (figures) => {
      const { score, promoters, detractors } = splitScore(figures);
      return {
        score: figures.say(score, points),
        promoters: figures.say(promoters, points),
        detractors: figures.say(detractors, points),
      };
    },
  },
  complaints: { holds: ({ areTop, marked }) => areTop(marked) },
  complaintsByStage: {
    holds: (figures) => shareOfMissed(figures) >= 0.75,
    say: (figures) => ({ share: figures.say(shareOfMissed(figures), "detractorsShare") }),
  },
  callBack: {
    holds: (figures) => Math.round(gainByCall(figures)) === 2,
    say: (figures) => {
      const gain = gainByCall(figures);
      return { gain: figures.say(gain > 0 ? gain : Number.NaN, "nextScore") };
    },
  },
  npsByTenure: { holds: ({ areBottom, marked }) => areBottom(marked) },
  tenureByStage: { holds: isTenureByStage },
  areas: {
    holds: ({ at, whole }) => at("uplands") + at("uplands", "margin") < whole(),
    lines: { target: ({ exact }) => exact() },
  },
  course: {
    holds: ({ all }) => range(all()) < 8,
    say: ({ all, say }) => ({ range: say(range(all()), points) }),
    lines: { target: ({ exact }) => exact() },
  },
};

export const alternatives: ReportAlternatives = {
  npsByStage: ["responses", "detractors"],
  complaints: ["responses", "nps"],
  complaintsByStage: ["responses", "nps"],
  npsByTenure: ["responses"],
  tenureByStage: ["responses"],
  areas: ["responses", "detractors"],
  course: ["responses"],
};
