import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { requireKnownSources } from "./require-known-sources.ts";

/** What the plugin says of a bundle of these modules. */
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

test("names what the bundles may not be made of, as nothing of it would be seen to change", () => {
  expect(check("site/app.tsx", "design/base.css?inline", "site.config.ts")).toBeUndefined();
  expect(check("content/scenarios/es/ventas-bi.json", "vite.config.ts")).toBeUndefined();
  expect(check("node_modules/react/index.js", ".cache/recoloured/x.svg")).toBeUndefined();
  expect(check("site/app.tsx", "content/copy/es/hero.json", "service/main.ts")).toContain(
    "content/copy/es/hero.json, service/main.ts.",
  );
});
