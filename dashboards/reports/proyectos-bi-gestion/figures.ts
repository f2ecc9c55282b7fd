import type { ReadBins, ReportFigures } from "../../query/report-figures.ts";

const isDelivered = { status: ["onTime", "late"] };

export const figures: ReportFigures = {
  onTime: {
    value: 6,
    // The denominator is ten delivered projects.
    compute: (read) => {
      const [onTime, late] = read("projects", "status");
      return (10 * onTime!) / (onTime! + late!);
    },
  },
  budgeted: { measure: "budgetShare", view: "phase", bin: "data", value: 30 },
  spent: { measure: "dataHours", value: 50 },
  reportHours: { measure: "used", where: { phase: ["reports"], ...isDelivered }, value: 93 },
  dataLoad: { measure: "load", view: "role", bin: "dataSpecialist", value: 118 },
  trainedOpens: {
    value: 2.4,
    decimals: 1,
    compute: (read) => {
      const [trained, untrained] = read("opens", "adoption");
      return trained! / untrained!;
    },
  },
  dataUsed: { measure: "used", where: { phase: ["data"], ...isDelivered }, value: 200 },
  changedDelay: { value: 26, compute: (read) => findMeanDelay(read, (changes) => changes >= 4) },
  stableDelay: { value: -1, compute: (read) => findMeanDelay(read, (changes) => changes < 4) },
  visualiserLoad: { measure: "load", view: "role", bin: "visualiser", value: 76 },
  trainedWeekly: { measure: "opens", view: "adoption", bin: "trained", value: 4.2, decimals: 1 },
  untrainedWeekly: {
    measure: "opens",
    view: "adoption",
    bin: "untrained",
    value: 1.8,
    decimals: 1,
  },
};

/** Returns the mean delay of the delivered projects whose number of changes meets a condition. */
function findMeanDelay(read: ReadBins, isOne: (changes: number) => boolean): number {
  const changes = read("changes", "project", isDelivered);
  const delays = read("delay", "project", isDelivered).filter((_, at) => isOne(changes[at]!));
  return delays.reduce((all, days) => all + days) / delays.length;
}
