import type { ReportLayout } from "../../report/report-layout.ts";
export const layout: ReportLayout = {
  cards: [],
  slicers: [],
  pages: [
    { id: "suppliers", visuals: [] },
    { id: "legs", visuals: [] },
    { id: "stock", visuals: [] },
  ],
};
