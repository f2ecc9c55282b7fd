/** Styles and scripts of a document; the dev server injects styles itself and gives none. */
export type DocumentAssets = {
  css: string;
  /** Addresses of their files, which the app must not load again. */
  styles: readonly string[];
  modules: readonly string[];
};

export type PageAssets = DocumentAssets & {
  /** Inlined boot script (site/boot.ts, dashboards/boot-report.ts), which imports the modules when the app may start. */
  boot: string;
  /** What `css` leaves to the full style sheet. */
  rest: "none" | "footing" | "sections";
};

export type AssetSource = {
  ofPage: (page: string) => Promise<PageAssets>;
  ofReport: (slug: string) => Promise<PageAssets>;
};
