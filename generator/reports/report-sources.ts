import { fileReportsFolder } from "./from-file/file-reports.ts";

/** Patterns of the files on which a report's results depend: rows, query engine and the case study's figures. */
export function listReportSources(slug: string): string[] {
  return [
    "contracts/**/*.ts",
    "dashboards/*.{ts,tsx}",
    "dashboards/!(reports)/**/*.{ts,tsx}",
    `dashboards/reports/${slug}/**/*.*`,
    `#folder/${fileReportsFolder}/${slug}.*`,
    "#folder/content/catalogue/case-figures.json",
    "generator/reports/*.ts",
  ];
}
