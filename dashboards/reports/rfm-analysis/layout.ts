import type { ReportLayout } from "../../report/report-layout.ts";
export const layout: ReportLayout = {
  cards: [],
  slicers: [],
  pages: [
    { id: "groups", visuals: [] },
    { id: "return", visuals: [] },
    { id: "list", visuals: [] },
  ],
};
