import { dayNumber } from "../../query/table/calendar.ts";

export const firstDay = dayNumber(2023, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);
/** Respondents from this day on have not been asked again yet. */
export const lastQuarter = dayNumber(2024, 10, 1);

export const stages = ["signUp", "installation", "billing", "fault", "enquiry"] as const;
export const verdicts = ["promoter", "passive", "detractor"] as const;
export const areas = ["city", "coast", "valley", "uplands", "riverside", "plains"] as const;
export const tenures = ["firstYear", "years1to3", "years3to5", "over5"] as const;
export const reasons = [
  "missedAppointment",
  "workmanship",
  "waiting",
  "unresolved",
  "billError",
  "price",
  "treatment",
  "speed",
  "clarity",
  "noComment",
] as const;

export const calls = ["noComplaint", "hours24", "hours48", "later", "never"] as const;
