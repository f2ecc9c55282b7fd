/** Patterns of all files that bundles may contain, enforced by `require-known-sources.ts`. */
export const bundleSources = [
  "{site,dashboards,ingest,contracts,design,roots}/**/*.*",
  // Words that a folder leaves out are the product's.
  "demo/content/{scenarios,presentation}/**/*.*",
  "#folder/content/{catalogue,scenarios,presentation,images}/**/*.*",
  "#folder/content/data/*.json",
  "generator/**/*.ts",
  "*.{ts,json}",
  "#folder/{site.config.ts,.env*}",
];
