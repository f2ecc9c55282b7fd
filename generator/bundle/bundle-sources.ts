/** Patterns of every file that the bundles may be made of; `require-known-sources.ts` sees to it. */
export const bundleSources = [
  "{site,dashboards,contracts,design}/**/*.*",
  "content/{catalogue,scenarios,presentation,images}/**/*.*",
  "generator/**/*.ts",
  "*.{ts,json}",
  ".env*",
];
