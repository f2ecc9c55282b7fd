// Cuts the two font families to the characters that the site uses; run by hand when a family or the characters change.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const spanishAndNeighbours = "áéíóúüñÁÉÍÓÚÜÑçÇàèïòÀÈÏÒ¿¡ªº·";
const typographic = "\u00a0\u202f«»‹›“”‘’–—…€−×±≤≥©";
const characters = basicLatin + spanishAndNeighbours + typographic;

const cuts = [
  {
    source: "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
    target: "newsreader-display-360.woff2",
    axes: { opsz: 72, wght: 360 },
  },
  {
    source: "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
    target: "newsreader-text-400.woff2",
    axes: { opsz: 18, wght: 400 },
  },
  {
    source: "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
    target: "newsreader-text-600.woff2",
    axes: { opsz: 18, wght: 600 },
  },
  {
    source: "@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2",
    target: "newsreader-text-italic-400.woff2",
    axes: { opsz: 18, wght: 400 },
  },
  {
    source:
      "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    target: "schibsted-grotesk-400-700.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

const require = createRequire(import.meta.url);
for (const { source, target, axes } of cuts) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(new URL(`../design/fonts/${target}`, import.meta.url), subset);
  console.log(`${target}: ${String(subset.byteLength)} bytes`);
}
