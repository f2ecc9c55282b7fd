export const pageEntry = "site/entry-browser.tsx";
export const reportEntry = "dashboards/entry-report.tsx";
/** Each report has its own copy of the entry in the bundle, with the kinds of charts on its first page. */
export const findReportEntry = (slug: string) => `${reportEntry}?report=${slug}`;
/** The frame in which the report of a visitor's file is drawn, and the worker that reads the file. */
export const fileEntry = "dashboards/entry-file.tsx";
export const fileWorker = "dashboards/from-file/trial/file-worker.ts";
export const afterPaintEntry = "site/after-paint.ts";
export const pageBoot = "site/boot.ts";
export const reportBoot = "dashboards/boot-report.ts";
export const rendererEntries = {
  "page-renderer": "site/entry-prerender.tsx",
  "report-renderer": "dashboards/entry-prerender.tsx",
};
