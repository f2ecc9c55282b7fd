import type { ReportFigures } from "../../query/report-figures.ts";
import { calls } from "./subjects.ts";

const deadlines = [
  { call: "hours24", hours: 24 },
  { call: "hours48", hours: 48 },
] as const;

export const figures: ReportFigures = {
  total: { measure: "nps", value: 32 },
  promoters: { measure: "promoters", value: 52 },
  passives: { measure: "passives", value: 28 },
  detractors: { measure: "detractors", value: 20 },
  installationResponses: {
    measure: "responsesShare",
    view: "stage",
    bin: "installation",
    value: 20,
  },
  installationDetractors: {
    measure: "detractorsShare",
    view: "stage",
    bin: "installation",
    value: 50,
  },
  installationScore: { measure: "nps", view: "stage", bin: "installation", value: -20 },
  callBack: {
    value: 48,
    // The deadline after which the next score falls most.
    compute: (read) => {
      const next = read("nextScore", "call");
      const falls = deadlines.map(({ call }) => {
        const at = calls.indexOf(call);
        return next[at]! - next[at + 1]!;
      });
      return deadlines[falls.indexOf(Math.max(...falls))]!.hours;
    },
  },
  billingScore: { measure: "nps", view: "stage", bin: "billing", value: 50 },
  firstYearScore: { measure: "nps", where: { tenure: ["firstYear"] }, value: 20 },
  missedShare: { measure: "detractorsShare", view: "reason", bin: "missedAppointment", value: 26 },
  secondReason: {
    value: 14,
    compute: (read) => read("detractorsShare", "reason").toSorted((a, b) => b - a)[1]!,
  },
  calledScore: { measure: "nextScore", where: { call: ["hours48"] }, value: 7, decimals: 1 },
  lateCallScore: { measure: "nextScore", where: { call: ["later"] }, value: 4.7, decimals: 1 },
};
