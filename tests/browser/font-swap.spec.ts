import type { Frame, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { transformWithOxc } from "vite";
import { toAddress } from "../../contracts/paths/page-paths.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { reckonMove, type Swap } from "../support/fonts/reckon-move.ts";
import { readStandIns } from "../support/fonts/stand-ins.ts";
import { recordProof } from "../support/page/note-proof.ts";
import { listPages } from "../support/site/list-pages.ts";
import { expect } from "../support/site/site-test.ts";
import { test } from "../support/site/unhinted-test.ts";

// Documents are put into a frame, which is given one width after the other: what the page's own address allows is not asked here.
test.use({ bypassCSP: true });

const most = 0.01;
const stepPx = 40;
const pagesInOne = 5;
const reportsInOne = 6;
const reportsEveryNth = 4;

/** The stand-ins that a device finds first. */
const devices = [
  {
    state: "fonts of Windows and Apple",
    display: "Newsreader as Georgia",
    article: "Newsreader Text as Georgia",
    text: (locale: Locale) =>
      locale === "en" ? "Schibsted as Arial in English" : "Schibsted as Arial",
    widths: (first: number) =>
      Array.from({ length: 29 }, (_, index) => Math.min(1440, first + index * stepPx)),
  },
  {
    state: "fonts of Android",
    display: "Newsreader as Noto Serif",
    article: "Newsreader Text as Noto Serif",
    text: () => "Schibsted as Roboto",
    widths: (first: number) => [first, 360 + (first % 7), 393, 412, 480 + (first % 40), 800, 1280],
  },
];

type Look = { toPath: (locale: Locale) => string; first: number; everyNth: number };

const pages: Look[] = (await listPages()).map(({ path }, index) => ({
  toPath: (locale) => toAddress(locale, path),
  first: 320 + ((index * 7) % stepPx),
  everyNth: 1,
}));
// Some widths of each, other ones of the next.
const reports: Look[] = (await listReports()).map((slug, index) => ({
  toPath: (locale) => reportPath(slug, locale),
  first: 320 + ((index * 37) % (stepPx * reportsEveryNth)),
  everyNth: reportsEveryNth,
}));
const groups = [...listGroups(pages, pagesInOne), ...listGroups(reports, reportsInOne)];

function listGroups(looks: readonly Look[], size: number): Look[][] {
  return Array.from({ length: Math.ceil(looks.length / size) }, (_, index) =>
    looks.slice(index * size, (index + 1) * size),
  );
}

for (const locale of locales) {
  for (const [index, group] of groups.entries()) {
    test(`no line breaks otherwise in our fonts: ${locale}, ${String(index + 1)}`, async ({
      page,
    }) => {
      const standIns = await readStandIns();
      const script = await compileSwap();
      const jumps: string[] = [];
      await page.goto("/robots.txt");
      for (const { toPath, first, everyNth } of group) {
        const address = toPath(locale);
        const frame = await openInFrame(page, address);
        await frame.evaluate(script);
        await loadFonts(frame, standIns);
        const looks = devices
          .flatMap(({ state, display, article, text, widths }) =>
            widths(first)
              .filter((_, at) => at % everyNth === 0)
              .map((width) => ({ state, width, display, article, text: text(locale) })),
          )
          .toSorted((a, b) => b.width - a.width);
        for (const [at, swap] of (await measureSwaps(frame, looks)).entries()) {
          const { width, state } = looks[at]!;
          const move = reckonMove(swap);
          const what = swap.moves[0]?.what ?? "";
          if (move > most)
            jumps.push(`${address}, ${String(width)} px, ${state}: ${move.toFixed(3)}, ${what}`);
          recordProof({
            kind: "fonts move nothing",
            address,
            edition: locale,
            scheme: "any",
            width,
            state,
          });
        }
      }
      expect(jumps).toEqual([]);
    });
  }
}

test("no row of a table changes in our fonts", async ({ page }) => {
  const standIns = await readStandIns();
  const changes: string[] = [];
  await page.goto("/robots.txt");
  for (const locale of locales) {
    const frame = await openInFrame(page, reportPath("campanas-mkt", locale));
    // Its table is the last of its first page.
    await frame.evaluate(() => void ((frameElement as HTMLElement).style.height = "3000px"));
    await loadFonts(frame, standIns);
    for (const { state, display, article, text, widths } of devices) {
      const families = { display, article, text: text(locale) };
      const found = await measureRows(frame, families, widths(320));
      changes.push(...found.map((change) => `${locale}, ${state}: ${change}`));
    }
  }
  expect(changes).toEqual([]);
});

/** For each width the rows of tables, heads too, that are as high as a line more or less in our fonts. */
async function measureRows(
  frame: Frame,
  families: { display: string; article: string; text: string },
  looked: readonly number[],
): Promise<string[]> {
  return frame.evaluate(
    ({ families: { display, article, text }, widths }) => {
      const root = document.documentElement;
      const box = frameElement as HTMLIFrameElement;
      root.style.setProperty("--font-display-system", `"test ${display}"`);
      root.style.setProperty("--font-article-system", `"test ${article}"`);
      root.style.setProperty("--font-text-system", `"test ${text}"`);
      const rows = [...document.querySelectorAll<HTMLElement>("table.numbers tr")];
      if (rows.length === 0) throw new Error("There is no table");
      return widths.flatMap((width) => {
        box.style.width = `${String(width)}px`;
        delete root.dataset["fonts"];
        const theirs = rows.map((row) => row.offsetHeight);
        root.dataset["fonts"] = "";
        return rows.flatMap((row, index) => {
          const by = row.offsetHeight - theirs[index]!;
          return Math.abs(by) > 3
            ? [`${String(width)} px: ${String(by)} px, ${row.textContent.slice(0, 60)}`]
            : [];
        });
      });
    },
    { families, widths: looked },
  );
}

/** What the head script does when our fonts are loaded. */
async function compileSwap(): Promise<string> {
  const file = new URL("../../design/swap-fonts.ts", import.meta.url);
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file.pathname);
  return `${code.replace(/export\s*\{[^}]*\};?|export (?=function)/g, "")}; globalThis.swapFonts = swapFonts;`;
}

/** The document as it was built, without its scripts. */
async function openInFrame(page: Page, address: string): Promise<Frame> {
  const answer = await page.request.get(address);
  const markup = (await answer.text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  const element = await page.evaluateHandle(async (document_) => {
    document.querySelector("iframe")?.remove();
    const frame = document.createElement("iframe");
    frame.style.cssText = "position:fixed;top:0;left:0;border:0;width:1440px;height:900px";
    frame.srcdoc = document_;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.documentElement.append(frame);
    await loaded;
    return frame;
  }, markup);
  const frame = await element.contentFrame();
  if (frame === null) throw new Error(`${address} was not framed`);
  return frame;
}

async function loadFonts(
  frame: Frame,
  standIns: Awaited<ReturnType<typeof readStandIns>>,
): Promise<void> {
  await frame.evaluate(async (faces) => {
    for (const { family, file, descriptors } of faces) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(`test ${family}`, bytes, descriptors).load());
    }
    const own = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    await Promise.all(own.map(async (face) => face.load()));
    // Nothing below the first screen counts, and laying it out takes the time.
    const limit = 1.5 * innerHeight;
    const low = [...document.querySelectorAll<HTMLElement>("main *:not(table *), footer")].filter(
      (element) => element.getBoundingClientRect().top > limit,
    );
    for (const element of low) element.remove();
  }, standIns);
}

type SwapLook = { width: number; display: string; article: string; text: string };

/**
 * For each look, the widest first, the blocks that the swap moves and that are seen, by more than 3 px as Chromium reckons. What stands far
 * below the first screen is taken away: on a narrower one it stands lower still, and laying it out takes the time.
 */
async function measureSwaps(frame: Frame, looks: readonly SwapLook[]): Promise<Swap[]> {
  return frame.evaluate((all) => {
    const { swapFonts } = globalThis as unknown as { swapFonts: () => void };
    const root = document.documentElement;
    const box = frameElement as HTMLIFrameElement;
    // Their boxes have a height of their own, and nothing in them is measured.
    for (const drawing of document.querySelectorAll(".report svg")) drawing.replaceChildren();
    let blocks = [
      ...document.querySelectorAll<HTMLElement>(
        "header, main *:not(.report svg *), footer, .consent-banner *",
      ),
    ].filter((block) => getComputedStyle(block).display !== "inline");
    const readBoxes = () => blocks.map((block) => block.getBoundingClientRect());
    return all.map(({ width, display, article, text }) => {
      root.style.setProperty("--font-display-system", `"test ${display}"`);
      root.style.setProperty("--font-article-system", `"test ${article}"`);
      root.style.setProperty("--font-text-system", `"test ${text}"`);
      box.style.width = `${String(width)}px`;
      box.style.height = width < 600 ? "844px" : "900px";
      delete root.dataset["fonts"];
      for (const block of blocks) block.style.removeProperty("letter-spacing");
      const theirs = readBoxes();
      swapFonts();
      const moves = readBoxes()
        .map((ours, index) => ({
          top: ours.top,
          area: ours.width * ours.height,
          down: Math.abs(ours.top - theirs[index]!.top),
          aside: Math.abs(ours.left - theirs[index]!.left),
          what: blocks[index]!.textContent.slice(0, 60),
        }))
        .filter(({ top }) => top >= 0 && top < innerHeight)
        .filter(({ down, aside }) => Math.max(down, aside) > 3);
      const isLow = (_: HTMLElement, at: number) => theirs[at]!.top > 1.5 * innerHeight;
      const low = blocks.filter(isLow);
      blocks = blocks.filter((block, at) => !isLow(block, at));
      for (const block of low) if (!block.closest("table")) block.remove();
      return { screen: { width: innerWidth, height: innerHeight }, moves };
    });
  }, looks);
}
