import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

/** Custom properties of the block that begins at a selector. */
function readBlock(css: string, selector: string): Map<string, string> {
  const [block = ""] = /\{[^}]*\}/.exec(css.slice(css.indexOf(selector))) ?? [];
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

test("a scheme the page asks for has the very values of the tokens", () => {
  const tokens = read("../../design/tokens.css");
  const light = readBlock(tokens.slice(tokens.indexOf("prefers-color-scheme: light")), ":root");
  const dark = readBlock(tokens, ":root");
  const theme = read("theme.css");
  expect(readBlock(theme, '[data-theme="light"]')).toEqual(light);
  const ofDark = [...light.keys()].map((name) => [name, dark.get(name)] as const);
  expect(readBlock(theme, '[data-theme="dark"]')).toEqual(new Map(ofDark));
});
