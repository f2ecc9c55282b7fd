// Measures the words of the built pages in our fonts and in the system fonts that stand in for them, and compares the
// ratio with `size-adjust` in design/fonts.css and design/article-font.css; run by hand after a change of fonts or of
// much copy.
import { readFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import { locales, type Locale } from "../contracts/locale.ts";
import { toAddress } from "../contracts/paths/page-paths.ts";
import { findChromium } from "../scripts/suite/find-chromium.ts";
import { readStandIns, type StandIn } from "../tests/support/fonts/stand-ins.ts";
import { listPages } from "../tests/support/site/list-pages.ts";

const tolerance = 0.006;

type Kind = "display" | "text" | "bold" | "article";

const ours = {
  display: { file: "newsreader-display-360.woff2", weight: "360" },
  article: { file: "newsreader-text-400.woff2", weight: "400" },
  text: { file: "schibsted-grotesk-400-700.woff2", weight: "400" },
  bold: { file: "schibsted-grotesk-400-700.woff2", weight: "650" },
} as const satisfies Record<Kind, { file: string; weight: string }>;

const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: ["--font-render-hinting=none"],
});
try {
  const page = await browser.newPage();
  const standIns = await readStandIns();
  const editions = await Promise.all(locales.map(readWords));
  for (const standIn of standIns) {
    const kind = kindOf(standIn);
    const measured: number[] = [];
    for (const words of editions)
      measured.push(await measureRatio(page, standIn, kind, words[kind]));
    report(standIn, measured);
  }
} finally {
  await browser.close();
}

function kindOf({ family, descriptors }: StandIn): Kind {
  if (family.startsWith("Newsreader Text")) return "article";
  if (family.startsWith("Newsreader")) return "display";
  return descriptors.weight === "700" ? "bold" : "text";
}

/** Returns the words of all pages of an edition, by the font that they are set in. */
async function readWords(locale: Locale): Promise<Record<Kind, string>> {
  const words: Record<Kind, string> = { display: "", text: "", bold: "", article: "" };
  for (const { name, path } of await listPages()) {
    const address = toAddress(locale, path);
    const file = new URL(`../dist${address === "/" ? "/index" : address}.html`, import.meta.url);
    const markup = (await readFile(file, "utf8")).replaceAll(
      /<(script|style|svg|noscript)\b.*?<\/\1>/gs,
      "",
    );
    const read = (tags: string) =>
      [...markup.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, "gs"))]
        .map(([, , text = ""]) => text.replaceAll(/<[^>]*>|&#?\w+;/g, " "))
        .join(" ");
    words.display += ` ${read("h1|h2|h3")}`;
    words.bold += ` ${read("strong")}`;
    words[name === "blogPost" ? "article" : "text"] += ` ${read("p")}`;
  }
  return words;
}

async function measureRatio(
  page: Page,
  standIn: StandIn,
  kind: Kind,
  words: string,
): Promise<number> {
  const { file, weight } = ours[kind];
  const own = await readFile(new URL(`../design/fonts/${file}`, import.meta.url), "base64");
  const text = words.replaceAll(/\s+/g, " ").trim();
  const [ourWidth, theirWidth] = [
    await measureWidth(page, { file: own, weight, text }),
    await measureWidth(page, { file: standIn.file, weight, text }),
  ];
  return ourWidth / theirWidth;
}

async function measureWidth(
  page: Page,
  words: { file: string; weight: string; text: string },
): Promise<number> {
  return page.evaluate(async ({ file, weight, text }) => {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const face = await new FontFace("measured", bytes, { weight: "100 900" }).load();
    document.fonts.add(face);
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) throw new Error("No canvas to measure on");
    context.font = `${weight} 100px measured`;
    // A canvas measures a few thousand letters at most in one call.
    const parts = text.match(/\S+(?:\s+\S+){0,7}/g) ?? [];
    const width = parts.reduce((sum, part) => sum + context.measureText(part).width, 0);
    document.fonts.delete(face);
    return width;
  }, words);
}

function report(standIn: StandIn, measured: readonly number[]): void {
  const { family, local, descriptors } = standIn;
  const set = Number.parseFloat(descriptors.sizeAdjust) / 100;
  const isOff = measured.every((ratio) => Math.abs(ratio - set) > tolerance);
  const values = measured
    .map((ratio, index) => `${locales[index] ?? ""} ${(ratio * 100).toFixed(1)} %`)
    .join(", ");
  console.log(
    `${family} (${local}): ${values}; set ${descriptors.sizeAdjust}${isOff ? "  OFF" : ""}`,
  );
  if (isOff) process.exitCode = 1;
}
