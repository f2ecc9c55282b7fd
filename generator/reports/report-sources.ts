/** Patterns of the files that the results of a report depend on: its rows, the engine that counts them, what its case study states. */
export function listReportSources(slug: string): string[] {
  return [
    "contracts/**/*.ts",
    "dashboards/*.{ts,tsx}",
    "dashboards/!(reports)/**/*.{ts,tsx}",
    `dashboards/reports/${slug}/**/*.*`,
    "content/catalogue/case-figures.json",
    "generator/reports/*.ts",
  ];
}
