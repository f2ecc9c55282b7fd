/** Translation group `reportCharts` (D7). */
export type ChartCopy = typeof import("#folder/content/copy/es/reportCharts.json");
