export type ChartWords = typeof import("../../content/copy/es/reportCharts.json");
