export const pageEntry = "site/entry-browser.tsx";
export const reportEntry = "dashboards/entry-report.tsx";
