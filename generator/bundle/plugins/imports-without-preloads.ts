import type { Plugin } from "vite";

// The function, and the files that it would fetch first, which are none.
const wrapped =
  /(?:async(?<arrow>\(\)=>))?\b[\w$]+\(\(\)=>(?<load>import\(`[^`]+`\)(?:\.then\(\w+=>[\w.]+\))?),\[\]\)/g;

/** Takes Vite's function from around each `import()` of a minified script; a function that only imports need not be `async`. */
export function unwrapImports(code: string): string {
  return code.replaceAll(
    wrapped,
    (_, arrow: string | undefined, load: string) => `${arrow ?? ""}${load}`,
  );
}

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
  generateBundle: {
    // After Vite has written what would be fetched first.
    order: "post",
    handler(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk") part.code = unwrapImports(part.code);
      }
    },
  },
};
