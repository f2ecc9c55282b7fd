// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Scene, SceneMark } from "../../scene/scene.ts";
import { screenPalette } from "../marks.tsx";
import { writeDrawing } from "../picture/svg-string.ts";
import { stretchStills } from "./stretch-stills.ts";
import { writeStill } from "./write-still.ts";

const palette = screenPalette("test");
const phones = { measured: [350, 390, 320], least: 320, most: 430 };
const desks = { measured: [600, 500, 700], least: 500, most: 700 };

function makeScene(width: number, height: number, marks: readonly SceneMark[]): Scene {
  return { width, height, marks, targets: [], isBrushable: false };
}

/** Names at the left, a bar in what is left over, its number at the right. */
function drawBar(width: number): Scene {
  return makeScene(width, 40, [
    { kind: "text", paint: "name", x: 0, y: 14, text: "Norte & Sur", anchor: "start" },
    { kind: "rect", paint: "bar", x: 90, y: 4, width: (width - 140) * 0.35, height: 12 },
    { kind: "path", paint: "area", d: `M90 20L${String(width - 50)} 30.5` },
    { kind: "text", paint: "value", x: width, y: 14, text: "35 %", anchor: "end" },
  ]);
}

/** A tick more where it is wide. */
function drawTicks(width: number): Scene {
  const ticks = width < 450 ? 2 : 3;
  return makeScene(
    width,
    width / 10,
    Array.from({ length: ticks }, (_, at) => ({
      kind: "circle" as const,
      paint: "dot" as const,
      cx: (width * at) / ticks,
      cy: 5,
      r: 2,
    })),
  );
}

/** Taller where it is wide. */
function drawStep(width: number): Scene {
  return makeScene(width, width < 380 ? 200 : 300, []);
}

/** Taller by three pixels for each five that it is wider. */
function drawStaircase(width: number): Scene {
  return makeScene(width, Math.floor(width / 5) * 3, []);
}

function stretch(still: string, width: number): Element[] {
  document.body.innerHTML = `<div>${still}</div>`;
  const [box] = document.body.children;
  Object.defineProperty(box, "clientWidth", { value: width });
  for (const drawing of box!.children) {
    const { width: drawn } = { width: Number(drawing.getAttribute("width")) };
    Object.defineProperty(drawing, "width", { value: { baseVal: { value: drawn } } });
    Object.defineProperty(drawing, "checkVisibility", { value: () => true });
  }
  stretchStills();
  return [...box!.children];
}

function readPlaces(svg: string): string[] {
  document.body.innerHTML = svg;
  const [drawing] = document.body.children;
  return [drawing!, ...drawing!.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => !["class", "data-slopes", "viewBox"].includes(name))
      .map(({ name, value }) => `${element.tagName} ${name} ${roundAll(value)}`),
  );
}

function roundAll(value: string): string {
  return value.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

describe("a still", () => {
  it("is one drawing where phone and desk share it, and stretches to what would be drawn", () => {
    const still = writeStill(drawBar, [phones, desks], palette);
    for (const width of [320, 412, 650]) {
      const [drawing, ...others] = stretch(still, width);
      expect(others).toEqual([]);
      expect(readPlaces(drawing!.outerHTML)).toEqual(
        readPlaces(writeDrawing(drawBar(width), palette)),
      );
    }
  });

  it("is a drawing for each range where its parts differ", () => {
    const still = writeStill(drawTicks, [phones, desks], palette);
    const [narrow, wide] = stretch(still, 600);
    expect(narrow!.getAttribute("class")).toBe("drawing until-1");
    expect(wide!.getAttribute("class")).toBe("drawing from-1");
    expect(wide!.getAttribute("height")).toBe("60");
    expect(narrow!.querySelectorAll("circle")).toHaveLength(2);
    expect(wide!.querySelectorAll("circle")).toHaveLength(3);
  });

  it("is as tall as what takes its place, where heights follow no slope", () => {
    const phone = { measured: [350, 390, 370], least: 320, most: 430 };
    const step = writeStill(drawStep, [phone], palette);
    const staircase = writeStill(drawStaircase, [phone], palette);
    for (const width of [320, 365, 379, 380, 390, 430]) {
      expect(readHeight(step, width)).toBe(width < 380 ? 200 : 300);
      expect(Math.abs(readHeight(staircase, width) - drawStaircase(width).height)).toBeLessThan(3);
    }
  });
});

function readHeight(still: string, width: number): number {
  const [drawing] = stretch(still, width);
  return Number(drawing!.getAttribute("height"));
}
