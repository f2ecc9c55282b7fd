import type { ReportLayout } from "../../report/report-layout.ts";
export const layout: ReportLayout = {
  cards: [],
  slicers: [],
  pages: [
    { id: "channels", visuals: [] },
    { id: "contacts", visuals: [] },
    { id: "calendar", visuals: [] },
  ],
};
