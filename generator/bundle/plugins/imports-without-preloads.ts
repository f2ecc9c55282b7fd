import type { Plugin } from "vite";

/**
 * Vite puts a function around every `import()`, which fetches style sheets of the imported file first: 0.7 KB on every page. Here there
 * is nothing to fetch: each document names the one sheet of its program (022).
 */
export const importsWithoutPreloads: Plugin = {
  name: "imports-without-preloads",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};
