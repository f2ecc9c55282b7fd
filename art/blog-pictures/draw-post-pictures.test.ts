import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { LabelBox } from "../../generator/drawing/lettering.ts";
import { composePostPictures, drawPostPictures, type PostPicture } from "./draw-post-pictures.ts";

const largestBytes = 22 * 1024;

let pictures: Map<string, string>;
let composed: [path: string, picture: PostPicture][];

beforeAll(async () => {
  pictures = await drawPostPictures();
  composed = [...(await composePostPictures())];
});

describe("drawPostPictures", () => {
  it("draws a cover for each of ten posts", () => {
    const covers = [...pictures.keys()].filter((path) => path.endsWith("/portada.svg"));
    expect(covers).toHaveLength(10);
  });

  it("is what the posts hold", async () => {
    for (const [path, svg] of pictures) {
      const held = await readFile(new URL(`../../content/blog/${path}`, import.meta.url), "utf8");
      expect(held === svg, `${path}: run art/draw-blog-pictures.ts`).toBe(true);
    }
  });

  it("needs no font, style, script or other file", () => {
    for (const [path, svg] of pictures) {
      expect(svg, path).not.toMatch(/<text|<script|<image| style=| href="[^#]|url\(/);
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("gives covers, and nothing else, the colors of both schemes", () => {
    for (const [path, svg] of pictures) {
      const isCover = path.endsWith("/portada.svg");
      expect(svg.includes("prefers-color-scheme:light"), path).toBe(isCover);
      if (isCover) expect(svg, path).toContain('[fill="#1c1813"]{fill:#f1ece1}');
    }
  });

  it("draws no bare line of the accent on a light ground", () => {
    for (const [path, svg] of pictures) {
      if (!path.endsWith("/portada.svg")) continue;
      const lines = [...svg.matchAll(/<path fill="none" stroke="#f2c811"[^>]*( d="[^"]+")/g)];
      for (const [, d = ""] of lines) expect(svg.split(d), path).toHaveLength(3);
      if (lines.length > 0) expect(svg, path).toContain('[stroke="#191510"]{visibility:visible}');
    }
  });

  it("stays within the size of a small picture", () => {
    for (const [path, svg] of pictures) {
      expect(Buffer.byteLength(svg), path).toBeLessThanOrEqual(largestBytes);
    }
  });

  it("takes every word of a figure from the content", async () => {
    for (const [path, { marks }] of composed.filter(([name]) => name.includes("figura"))) {
      const [, slug = "", locale = ""] = /^(.+)\/figura-\d+\.(es|en)\.svg$/.exec(path) ?? [];
      const file = new URL(`../../content/blog-pictures/${locale}/${slug}.json`, import.meta.url);
      const copy = await readFile(file, "utf8");
      const words = marks.flatMap(({ label }) => label?.text.match(/\p{L}*\p{Ll}\p{L}+/gu) ?? []);
      expect(words.length, path).toBeGreaterThan(0);
      expect(
        words.filter((word) => !copy.includes(word)),
        path,
      ).toEqual([]);
    }
  });

  it("writes no words on covers, and figures in labels of 12 px on a phone of 320 px", () => {
    for (const [path, { marks }] of composed) {
      const heights = marks.flatMap(({ label }) => (label ? [label.bottom - label.top] : []));
      if (path.endsWith("/portada.svg")) expect(heights, path).toEqual([]);
      else expect(Math.min(...heights), path).toBeGreaterThanOrEqual((12 * 750) / 320);
    }
  });

  it("keeps every label inside its figure and clear of the others", () => {
    for (const [path, { marks, width, height }] of composed) {
      const labels = marks.flatMap((mark) => mark.label ?? []);
      for (const [i, label] of labels.entries()) {
        const isInside =
          label.left >= 0 && label.right <= width + 0.1 && label.top >= 0 && label.bottom <= height;
        expect(isInside, `${path}: ${label.text}`).toBe(true);
        const touching = labels.slice(i + 1).find((other) => isTouching(label, other));
        expect(touching?.text, `${path}: ${label.text}`).toBeUndefined();
      }
    }
  });
});

function isTouching(a: LabelBox, b: LabelBox): boolean {
  const gapPx = 6;
  const across = a.left < b.right + gapPx && b.left < a.right + gapPx;
  return across && a.top < b.bottom && b.top < a.bottom;
}
