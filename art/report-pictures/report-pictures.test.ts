import { readdir, readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import servicePage from "#folder/content/copy/es/servicePage.json" with { type: "json" };
import { locales, type Locale } from "../../contracts/locale.ts";
import { openLettering } from "../../generator/drawing/lettering.ts";
import type { LabelBox } from "../../generator/drawing/lettering.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { loadReport } from "../../generator/reports/list-reports.ts";
import { findSketch, nameSketch, sketchNames } from "./case-sketches.ts";
import { sketchSizes } from "./draw-sketch.ts";
import { frameNames, namePicture, pictureFrames, type FrameName } from "./frame-picture.ts";
import { hashSource, hashVisuals } from "./hash-source.ts";
import {
  findQuestionVisual,
  questionFrames,
  questionIds,
  questionSlug,
} from "./question-pictures.ts";
import { isTouching, readLabels, type ReadLabel } from "./read-labels.ts";
import { inFolder } from "../../roots/roots.ts";

const folders = ["content/images/projects", "content/images/questions"].map(inFolder);
/** With the stroke that a picture lends to the page's line. */
const largestBytes = 6.4 * 1024;
const smallestPx = 12;

const named = caseStudies.map(({ slug }) => ({
  slug,
  names: locales.flatMap((locale) => frameNames.map((frame) => namePicture(slug, frame, locale))),
}));
const names = named.flatMap((one) => one.names);
const sketches = caseStudies.flatMap(({ slug }) =>
  sketchNames.map((name) => ({ slug, name, file: nameSketch(slug, name) })),
);
const questions = questionIds.flatMap((id) =>
  locales.flatMap((locale) =>
    questionFrames.map((frame) => ({ id, locale, frame, file: namePicture(id, frame, locale) })),
  ),
);
const asked = questions.map(({ file }) => file);
const pictures = new Map<string, string>();
const labels = new Map<string, ReadLabel[]>();

beforeAll(async () => {
  const label = await openLettering();
  for (const folder of folders) {
    for (const name of await readdir(folder)) {
      const svg = await readFile(`${folder}/${name}`, "utf8");
      pictures.set(name, svg);
      if (names.includes(name) || asked.includes(name)) labels.set(name, readLabels(svg, label));
    }
  }
});

describe("the pictures of the case studies", () => {
  it("are there for every case, frame and language, and no others", () => {
    const all = [...names, ...asked, ...sketches.map(({ file }) => file)];
    expect([...pictures.keys()].toSorted()).toEqual(all.toSorted());
  });

  it.each(caseStudies)("show $slug as its report is now", async ({ slug }) => {
    for (const locale of locales) {
      const from = `data-from="${await hashSource(slug, locale)}"`;
      for (const name of names.filter((one) => one.startsWith(`${slug}.`))) {
        if (!name.includes(`.${locale}.`)) continue;
        const isFresh = pictures.get(name)?.includes(from);
        expect(isFresh, `the report has changed: npm run take-report-pictures -- ${slug}`).toBe(
          true,
        );
      }
    }
  });

  it("show what was tried before as the rows are now, without words and accent", async () => {
    for (const { slug, name, file } of sketches) {
      const visual = findSketch(slug, await loadReport(slug), name);
      const height = sketchSizes[name].height;
      const from = `data-from="${await hashVisuals(slug, "es", [{ ...visual, height }])}"`;
      const svg = pictures.get(file)!;
      expect(svg, `npm run take-report-pictures -- ${slug}`).toContain(from);
      expect(svg, file).not.toMatch(/#f2c811|<title/);
      expect(svg.includes('stroke-width="4" d="M'), file).toBe(name === "rejected");
    }
  });

  it("show what answers to the questions of the services page look like, as the rows are now", async () => {
    expect(questionIds).toEqual(servicePage.questions.items.map(({ id }) => id));
    for (const { id, locale, frame, file } of questions) {
      const slug = questionSlug(id);
      const visual = findQuestionVisual(id, (await loadReport(slug)).layout, frame);
      const from = `data-from="${await hashVisuals(slug, locale, [visual])}"`;
      const message = `npm run take-report-pictures -- ${slug}`;
      expect(pictures.get(file)?.includes(from), message).toBe(true);
    }
  });

  it("need no font, script or other file, and hold what they refer to", () => {
    for (const [name, svg] of pictures) {
      expect(svg, name).not.toMatch(/<text|<script|<image| style=| class=| href="[^#]/);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|url\([^#]/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const uses = [...svg.matchAll(/(?: href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
      expect(new Set(uses), name).toEqual(new Set(ids));
    }
  });

  it("mark what the case argues in the accent", () => {
    for (const name of [...names, ...asked])
      expect(pictures.get(name), name).toContain('"#f2c811"');
  });

  it("lend the page's line a stroke from edge to edge, with a heavy part", () => {
    for (const { slug, names: own } of named) {
      for (const name of own) {
        const svg = pictures.get(name)!;
        const line = / data-line="([^"]*)" data-mark="M[^"]*[LC][^"]*"/.exec(svg)?.[1] ?? "";
        const { width } = pictureFrames[frameOf(name)];
        expect(line, `npm run take-report-pictures -- ${slug}`).toMatch(/^M0 [\d.]+L/);
        expect(Number(/([\d.]+) [\d.]+$/.exec(line)?.[1]), name).toBe(width);
      }
    }
  });

  it("have the colors of both schemes", () => {
    for (const [name, svg] of pictures) {
      expect(svg, name).toContain("prefers-color-scheme:light");
      expect(svg, name).toMatch(
        /="#f4eee2"\]\{(fill|stroke):#191510\}|="#bdb3a4"\]\{fill:#575046\}|="#6a6156"/,
      );
    }
  });

  it("are small files", () => {
    for (const [name, svg] of pictures) {
      expect(brotliCompressSync(svg).byteLength, name).toBeLessThan(largestBytes);
    }
  });

  it("cut no text, set none small and none over another", () => {
    for (const [name, drawn] of labels) {
      expect(drawn.length, name).toBeGreaterThan(4);
      for (const [i, label] of drawn.entries()) {
        const shown = `${name}: ${label.text}`;
        expect(label.text, shown).not.toContain("…");
        expect(label.sizePx, shown).toBeGreaterThanOrEqual(smallestPx);
        expect(isInFrame(label, name), shown).toBe(true);
        const touching = drawn.slice(i + 1).find((other) => isTouching(label, other));
        expect(touching?.text, shown).toBeUndefined();
      }
    }
  });

  it("name what they measure", async () => {
    for (const { slug } of caseStudies) {
      for (const locale of locales) {
        const { picture, measures } = (await gatherReportCopy(slug, locale)).report;
        const measured = new Set([
          picture?.above,
          ...Object.values(measures).map(({ name }) => name),
        ]);
        for (const name of names.filter((one) => one.startsWith(`${slug}.`))) {
          if (!name.includes(`.${locale}.`)) continue;
          const said = labels.get(name)!.filter(({ text }) => measured.has(text));
          expect(said.length, name).toBeGreaterThan(0);
        }
      }
    }
  });

  it("speak the language of their page", async () => {
    for (const { slug } of caseStudies) {
      const words = { es: await listWords(slug, "es"), en: await listWords(slug, "en") };
      for (const name of names.filter((one) => one.startsWith(`${slug}.`))) {
        const locale: Locale = name.includes(".es.") ? "es" : "en";
        const other = words[locale === "es" ? "en" : "es"];
        const foreign = labels
          .get(name)!
          .filter(({ text }) => other.has(text) && !words[locale].has(text))
          .map(({ text }) => text);
        expect(foreign, name).toEqual([]);
        const strange = locale === "es" ? /\d,\d{3}\b/ : /\d\.\d{3}\b/;
        for (const { text } of labels.get(name)!) expect(text, name).not.toMatch(strange);
      }
    }
  });
});

/** Returns the words of a report that its drawings can show. */
async function listWords(slug: string, locale: Locale): Promise<Set<string>> {
  const { report } = await gatherReportCopy(slug, locale);
  const measures = Object.values(report.measures).map(({ name }) => name);
  return new Set([...Object.values(report.labels), ...measures]);
}

function isInFrame({ left, right, top, bottom }: LabelBox, name: string): boolean {
  const { width, height } = pictureFrames[frameOf(name)];
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

function frameOf(name: string): FrameName {
  return (["middle", "wide"] as const).find((one) => name.includes(`.${one}.`)) ?? "card";
}
