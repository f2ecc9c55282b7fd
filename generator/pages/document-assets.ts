/** Styles and scripts of a document; the dev server injects styles itself and gives none. */
export type DocumentAssets = {
  css: string;
  /** Addresses of their files, which the app must not load again. */
  styles: readonly string[];
  modules: readonly string[];
};

/** With the inlined script (site/boot.ts, dashboards/boot-report.ts) that imports the modules when the app may start. */
export type ReportAssets = DocumentAssets & { boot: string };

export type PageAssets = ReportAssets & {
  /** What `css` leaves to the full style sheet. */
  rest: "details" | "sections";
};

export type AssetSource = {
  ofPage: (page: string) => Promise<PageAssets>;
  ofReport: (slug: string) => Promise<ReportAssets>;
  /** Address of the script with the claims of a report. */
  ofClaims: (slug: string) => string;
};
