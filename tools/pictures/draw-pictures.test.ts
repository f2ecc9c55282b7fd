import { beforeAll, describe, expect, it } from "vitest";
import { composePictures, drawPictures } from "./draw-pictures.ts";
import { frame, type LabelBox, type Mark } from "./marks.ts";

const largestBytes = 12 * 1024;

let pictures: Map<string, string>;
let composed: [name: string, marks: Mark[]][];

beforeAll(async () => {
  pictures = await drawPictures();
  composed = [...(await composePictures())];
});

describe("drawPictures", () => {
  it("draws twelve cases in two languages and two schemes", () => {
    const names = [...pictures.keys()];
    expect(names).toHaveLength(48);
    expect(new Set(names.map((name) => name.split(".")[0])).size).toBe(12);
    expect(names.every((name) => /^[a-z-]+\.(es|en)\.(dark|light)\.svg$/.test(name))).toBe(true);
  });

  it("draws the same twice", async () => {
    expect(await drawPictures()).toEqual(pictures);
  });

  it("writes well-formed documents whose references resolve", () => {
    for (const [name, svg] of pictures) {
      expect(findUnbalancedTag(svg), name).toBeUndefined();
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const uses = [...svg.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(uses), name).toEqual(new Set(ids));
    }
  });

  it("needs no font, style, script or other file", () => {
    for (const [name, svg] of pictures) {
      expect(svg, name).not.toMatch(/<text|<style|<script|<image| style=| href="[^#]|url\(/);
    }
  });

  it("stays within the size of a small picture", () => {
    for (const [name, svg] of pictures) {
      expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(largestBytes);
    }
  });

  it("keeps every label inside the frame and clear of the others", () => {
    for (const [name, marks] of composed) {
      const labels = marks.flatMap((mark) => mark.label ?? []);
      for (const [i, label] of labels.entries()) {
        expect(isInFrame(label), `${name}: ${label.text}`).toBe(true);
        const touching = labels.slice(i + 1).find((other) => isTouching(label, other));
        expect(touching?.text, `${name}: ${label.text}`).toBeUndefined();
      }
    }
  });
});

function findUnbalancedTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, closing, name = "", empty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return name;
    if (!closing && !empty) open.push(name);
  }
  return open.pop();
}

function isInFrame({ left, right, top, bottom }: LabelBox): boolean {
  return left >= 0 && right <= frame.width + 0.1 && top >= 0 && bottom <= frame.height;
}

function isTouching(a: LabelBox, b: LabelBox): boolean {
  const gapPx = 4;
  const across = a.left < b.right + gapPx && b.left < a.right + gapPx;
  return across && a.top < b.bottom && b.top < a.bottom;
}
