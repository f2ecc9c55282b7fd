import type { ReportFigures } from "../../query/report-figures.ts";
import { channelIds } from "./subjects.ts";

export const figures: ReportFigures = {
  socialClicks: { measure: "clicksShare", view: "channel", bin: "social", value: 50 },
  socialEnrolments: { measure: "enrolmentsShare", view: "channel", bin: "social", value: 10 },
  socialSpend: { measure: "spendingShare", view: "channel", bin: "social", value: 40 },
  emailSpend: { measure: "spendingShare", view: "channel", bin: "email", value: 10 },
  emailEnrolments: { measure: "enrolmentsShare", view: "channel", bin: "email", value: 25 },
  costRatio: {
    value: 10,
    compute: (read) => {
      const costs = read("costPerEnrolment", "channel");
      return costs[channelIds.indexOf("social")]! / costs[channelIds.indexOf("email")]!;
    },
  },
  socialFirst: { measure: "enrolmentsShare", view: "first", bin: "social", value: 34 },
  // January and September.
  peakEnrolments: { measure: "enrolments", view: "month", part: [0, 8], value: 43 },
  searchSpend: { measure: "spendingShare", view: "channel", bin: "search", value: 28 },
  peakSpend: { measure: "spending", view: "time", part: [0, 8], value: 17 },
};
