/** Styles and scripts of a document; without any from the development server, which injects styles itself. */
export type DocumentAssets = {
  css: string;
  /** Addresses of the style sheets, which the app must not load again. */
  styles: readonly string[];
  modules: readonly string[];
};

/**
 * Adds the inlined script (site/boot.ts, dashboards/boot-report.ts) that imports the modules when the app may start.
 */
export type ReportAssets = DocumentAssets & { boot: string };

export type PageAssets = ReportAssets & {
  /** Whether the full style sheet adds details or whole sections to `css`. */
  rest: "details" | "sections";
};

export type FileAssets = DocumentAssets & { worker: string };

export type AssetSource = {
  ofPage: (page: string) => Promise<PageAssets>;
  ofReport: (slug: string) => Promise<ReportAssets>;
  /** Returns the files of the frame for a visitor's file, and the address of the script of its worker. */
  ofFile: () => Promise<FileAssets>;
  /** Returns the address of the script with a report's claims. */
  ofClaims: (slug: string) => string;
};
