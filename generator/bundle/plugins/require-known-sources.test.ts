import { join, resolve, win32 } from "node:path";
import { expect, test } from "vitest";
import { findUnknownSources, requireKnownSources } from "./require-known-sources.ts";

/** Returns the plugin's error for a bundle of these modules, if any. */
function check(...files: string[]): string | undefined {
  let said: string | undefined;
  const context = {
    getModuleIds: () => files.map((file) => join(resolve("."), file)).values(),
    error: (text: string) => {
      said = text;
    },
  };
  (requireKnownSources.buildEnd as unknown as () => void).call(context);
  return said;
}

test("names files that bundles may not contain, since their changes would go unnoticed", () => {
  expect(check("site/app.tsx", "design/base.css?inline", "demo/site.config.ts")).toBeUndefined();
  expect(check("demo/content/scenarios/es/ventas-bi.json", "package.json")).toBeUndefined();
  expect(check("node_modules/react/index.js", ".cache/recoloured/x.svg")).toBeUndefined();
  expect(check("site/app.tsx", "demo/content/copy/es/hero.json", "service/main.ts")).toContain(
    "#folder/content/copy/es/hero.json, service/main.ts.",
  );
});

test("recognizes the project's files on Windows, where Vite separates folders by slashes", () => {
  const ids = [
    "C:/José Núñez/Mi web/service/main.ts",
    "C:/José Núñez/Mi web/site/app.tsx?v=1",
    "C:/José Núñez/Mi web/node_modules/react/index.js",
    "C:/José Núñez/Mi carpeta/site.config.ts",
    "C:/José Núñez/Mi carpeta/content/copy/es/hero.json",
    "C:/José Núñez/other/x.ts",
    "D:/other/x.ts",
    "\0vite/preload-helper.js",
  ];
  const [product, folder] = [
    String.raw`C:\José Núñez\Mi web`,
    String.raw`C:\José Núñez\Mi carpeta`,
  ];
  expect(findUnknownSources(ids, product, folder, win32)).toEqual([
    "service/main.ts",
    "#folder/content/copy/es/hero.json",
  ]);
});
