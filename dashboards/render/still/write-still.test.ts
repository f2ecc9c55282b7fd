// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Scene, SceneMark } from "../../scene/scene.ts";
import { screenPalette } from "../marks.tsx";
import { writeDrawing } from "../picture/svg-string.ts";
import { stretchStills } from "./stretch-stills.ts";
import { writeStill } from "./write-still.ts";

afterEach(() => void vi.unstubAllGlobals());

const palette = screenPalette("test");
const widths = { least: 240, most: 800 };

function makeScene(width: number, height: number, marks: readonly SceneMark[]): Scene {
  return { width, height, marks, targets: [], isBrushable: false };
}

/** Draws names at the left, a bar in the remaining width, its number at the right. */
function drawBar(width: number): Scene {
  return makeScene(width, 40, [
    { kind: "text", paint: "name", x: 0, y: 14, text: "Norte & Sur", anchor: "start" },
    { kind: "rect", paint: "bar", x: 90, y: 4, width: (width - 140) * 0.35, height: 12 },
    { kind: "path", paint: "area", d: `M90 20L${String(width - 50)} 30.5` },
    { kind: "text", paint: "value", x: width, y: 14, text: "35 %", anchor: "end" },
  ]);
}

/** Draws one tick more where it is wide. */
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

/** Draws a greater height where it is wide. */
function drawStep(width: number): Scene {
  return makeScene(width, width < 380 ? 200 : 300, []);
}

/** Stretches a static drawing to a width and returns the one that is shown. */
function stretch(still: string, width: number): Element {
  document.body.innerHTML = `<div>${still}</div>`;
  const [box] = document.body.children;
  for (const drawing of box!.children) {
    const baseVal = {
      get value() {
        return Number(drawing.getAttribute("width"));
      },
    };
    Object.defineProperty(drawing, "width", { value: { baseVal } });
  }
  Object.defineProperty(box, "clientWidth", { value: 300 });
  const observed: Element[] = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- replaced by the observer
  let notify: ResizeObserverCallback = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: ResizeObserverCallback) {
        notify = callback;
      }
      observe(element: Element): void {
        observed.push(element);
      }
    },
  );
  stretchStills();
  const entries = observed.map((target) => ({ target, contentRect: { width } }));
  notify(entries as unknown as ResizeObserverEntry[], {} as ResizeObserver);
  const shown = [...box!.querySelectorAll(".shown")];
  expect(shown).toHaveLength(1);
  return shown[0]!;
}

function readPlaces(svg: string): string[] {
  document.body.innerHTML = svg;
  const [drawing] = document.body.children;
  return [drawing!, ...drawing!.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => !["class", "data-from", "data-slopes", "viewBox"].includes(name))
      .map(({ name, value }) => `${element.tagName} ${name} ${roundAll(value)}`),
  );
}

function roundAll(value: string): string {
  return value.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

describe("a still", () => {
  it("is one drawing for a phone and one from there, which stretch to what would be drawn", () => {
    const still = writeStill(drawBar, widths, palette);
    expect(still.match(/<svg/g)).toHaveLength(2);
    for (const width of [240, 320, 419, 420, 650, 800]) {
      expect(readPlaces(stretch(still, width).outerHTML)).toEqual(
        readPlaces(writeDrawing(drawBar(width), palette)),
      );
    }
  });

  it("has a drawing more from the pixel on where a part comes or a height jumps", () => {
    const ticks = writeStill(drawTicks, widths, palette);
    const step = writeStill(drawStep, widths, palette);
    for (let width = widths.least; width <= widths.most; width += 1) {
      expect(stretch(ticks, width).querySelectorAll("circle")).toHaveLength(width < 450 ? 2 : 3);
      expect(stretch(step, width).getAttribute("height")).toBe(width < 380 ? "200" : "300");
    }
  });

  it("is right beyond the widths that it was drawn for", () => {
    const still = writeStill(drawBar, widths, palette);
    for (const width of [210, 1100]) {
      expect(stretch(still, width).getAttribute("width")).toBe(String(width));
    }
  });

  it("has, without script, the width of a phone, or that of a column", () => {
    const still = writeStill(drawBar, widths, palette);
    const [phone, column] = [...still.matchAll(/class="([^"]*)"[^>]* width="(\d+)"/g)];
    expect(phone!.slice(1)).toEqual(["drawing still shown", "280"]);
    expect(column!.slice(1)).toEqual(["drawing still wide", "600"]);
  });
});
