import type { ReportFigures } from "../../query/report-figures.ts";

export const figures: ReportFigures = {
  resolution: { measure: "resolution", value: 1440 },
  waiting: { measure: "waiting", value: 50 },
  handedOver: { measure: "handedOver", value: 20 },
  handedOverTime: { measure: "resolution", where: { handedOver: ["handedOver"] }, value: 2400 },
  otherTime: { measure: "resolution", where: { handedOver: ["kept"] }, value: 1200 },
  frontLineFirst: { measure: "firstContact", where: { team: ["frontLine"] }, value: 42 },
  accessTickets: { measure: "tickets", view: "category", part: ["access"], value: 33 },
  networksTime: { measure: "resolution", where: { team: ["networks"] }, value: 1792 },
  networksFirst: { measure: "firstContact", where: { team: ["networks"] }, value: 7 },
  accessTime: { measure: "resolution", where: { category: ["access"] }, value: 1012 },
  // The bin is Monday, the first two hours.
  mondayReply: { measure: "firstReply", view: "arrival", bin: 0, value: 206 },
  firstReply: { measure: "firstReply", value: 102 },
};
