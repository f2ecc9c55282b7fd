/** Where the app of the pages starts, and where every report does. */
export const pageEntry = "site/entry-browser.tsx";
export const reportEntry = "dashboards/entry-report.tsx";
