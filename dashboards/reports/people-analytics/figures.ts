import type { ReportFigures } from "../../query/report-figures.ts";

export const figures: ReportFigures = {
  womenStaff: { measure: "women", value: 50 },
  womenManagers: { measure: "women", where: { level: ["manager"] }, value: 25 },
  timeToHire: { measure: "timeToHire", value: 45 },
  offerWait: { measure: "offer", value: 15 },
  // The case says one third.
  untrained: { value: 1, compute: (read) => (3 * read("untrained", "total")[0]!) / 100 },
  payGap: { measure: "payGap", value: 12 },
  levelGap: { measure: "levelGap", value: 3 },
  // Bins of the first two years, by the tenure of the leavers, not by the column that classifies it.
  earlyLeavers: { measure: "leavers", view: "months", part: [0, 1, 2, 3], value: 50 },
  womenToManager: { measure: "toManager", view: "sex", bin: "women", value: 65 },
  menToManager: { measure: "toManager", view: "sex", bin: "men", value: 51 },
  trainedLeave: { measure: "leaveRate", view: "reach", bin: "trained", value: 7 },
  untrainedLeave: { measure: "leaveRate", view: "reach", bin: "untrained", value: 16 },
  newStaff: { measure: "staff", view: "tenure", part: [0, 1], value: 22 },
};
