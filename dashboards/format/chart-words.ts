/** The words that the charts themselves say: translation group `reportCharts` (D7). */
export type ChartWords = typeof import("../../content/copy/es/reportCharts.json");
