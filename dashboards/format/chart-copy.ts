/** Translation group `reportCharts` (D7). */
export type ChartCopy = typeof import("../../content/copy/es/reportCharts.json");
