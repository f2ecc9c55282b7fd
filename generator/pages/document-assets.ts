/** Styles and scripts of a document; the dev server injects styles itself and gives none. */
export type DocumentAssets = {
  /** Inlined style sheets. */
  css: string;
  /** Addresses of their files, which the app must not load again. */
  styles: readonly string[];
  /** Addresses of the modules that the app consists of, dependencies first. */
  modules: readonly string[];
};

export type PageAssets = DocumentAssets & {
  /** Inlined boot script (site/boot.ts), which imports the modules when the app may start. */
  boot: string;
};

/** Finds the assets of a page of `site/pages` by its file's name, and of a report by its slug. */
export type AssetSource = {
  ofPage: (page: string) => Promise<PageAssets>;
  ofReport: (slug: string) => Promise<DocumentAssets>;
};
