import {
  add,
  cross,
  isHighest,
  isLowest,
  part,
  round,
  spread,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const stages = ["signUp", "installation", "billing", "fault", "enquiry"];
const tenures = ["firstYear", "years1to3", "years3to5", "over5"];
const verdicts = ["promoter", "passive", "detractor"];

const scores = Array.from({ length: 11 }, (_, score) => String(score));

/** The NPS of a stage, not rounded. */
function scoreOf({ of }: NaiveFigures, stage: string): number {
  const answers = scores.map((one) => of(`${stage} ${one}`) || 0);
  return (100 * (add(answers.slice(9)) - add(answers.slice(0, 7)))) / add(answers);
}

const ofMissed = (rows: NaiveFigures): number =>
  part(rows, ["missedAppointment installation"], cross(["missedAppointment"], stages));
const percent = (rows: NaiveFigures, verdict: string): number =>
  100 * part(rows, [verdict], verdicts);
const score = (rows: NaiveFigures): number =>
  percent(rows, "promoter") - percent(rows, "detractor");

/** Means are rounded as displayed, to one decimal. */
function gain({ of }: NaiveFigures): number {
  const mean = (calls: readonly string[]): number => {
    const answers = calls.map((call) => of(call, "again"));
    const sums = calls.map((call, at) => (Math.round(10 * of(call)) / 10) * answers[at]!);
    return sums[0]! / add(answers) + sums[1]! / add(answers);
  };
  return mean(["hours24", "hours48"]) - mean(["later", "never"]);
}

export const readings: Readings = {
  scale: {
    isTrue: (rows) =>
      stages.every((stage) => scoreOf(rows, stage) * (stage === "installation" ? -1 : 1) >= -0.5),
  },
  npsByStage: {
    line: ({ whole }) => whole(),
    isTrue: ({ list }) =>
      list()
        .filter(({ value }) => value < 0)
        .some(({ name }) => name === "installation") &&
      list().every(({ name, value }) => name === "installation" || value >= -0.5),
  },
  installationByArea: isLowest(["uplands", "coast"]),
  verdicts: {
    isTrue: () => true,
    says: (rows) => ({
      score: score(rows),
      promoters: percent(rows, "promoter"),
      detractors: percent(rows, "detractor"),
    }),
  },
  complaints: isHighest(["missedAppointment"]),
  complaintsByStage: {
    isTrue: (rows) => ofMissed(rows) >= 0.75,
    says: (rows) => ({ share: 100 * ofMissed(rows) }),
  },
  callBack: {
    isTrue: (rows) => gain(rows) > 1.4 && gain(rows) < 2.6,
    says: (rows) => ({ gain: gain(rows) }),
  },
  npsByTenure: isLowest(["firstYear"]),
  tenureByStage: {
    isTrue: (rows) =>
      stages.every(
        (stage) => spread(tenures.map((tenure) => rows.of(`${tenure} ${stage}`))) < 16,
      ) &&
      part(rows, ["firstYear installation"], cross(tenures, ["installation"]), "responses") > 0.5,
  },
  areas: {
    line: ({ whole }) => whole(),
    isTrue: ({ of, whole }) => of("uplands") + of("uplands", "margin") < whole() + 1,
  },
  course: {
    line: ({ whole }) => whole(),
    isTrue: (rows) => spread(listValues(rows)) < 9,
    says: (rows) => ({ range: spread(listValues(rows).map((value) => round(value))) }),
  },
};
