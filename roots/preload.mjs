// Preloaded by scripts/run.mjs in programs that work on an owner's folder.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const product = new URL("..", import.meta.url).href;
const prefix = "#folder/";

// Node strips no types below node_modules, where npm installs the product.
if (product.includes("/node_modules/")) {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith(product) || !url.endsWith(".ts")) return next(url, context);
      const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"));
      return { format: "module", source, shortCircuit: true };
    },
  });
}
const { findFile } = await import("./find-file.ts");
const { inFolder } = await import("./roots.ts");
const { readWords } = await import("./read-words.ts");
const folder = pathToFileURL(inFolder("/")).href;
// Imports of `#folder/…` are of the owner's folder; without this they are of the demonstration, by package.json.
registerHooks({
  load(url, context, next) {
    const [, copy] = url.startsWith(folder) ? (/(content\/copy\/.*\.json)$/.exec(url) ?? []) : [];
    if (copy === undefined) return next(url, context);
    const source = JSON.stringify(readWords(copy));
    return { format: "json", source, shortCircuit: true };
  },
  resolve: (specifier, context, next) =>
    specifier.startsWith(prefix)
      ? next(pathToFileURL(findFile(specifier.slice(prefix.length))).href, context)
      : next(specifier, context),
});
