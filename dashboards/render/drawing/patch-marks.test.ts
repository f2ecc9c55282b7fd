// @vitest-environment happy-dom
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PaintName } from "../../scene/paints.ts";
import type { SceneMark } from "../../scene/scene.ts";
import { screenPalette } from "../screen-palette.ts";
import { everyMark } from "../fixtures/every-mark.ts";
import { patchMarks, type DrawnMark } from "./patch-marks.ts";

const palette = screenPalette("one");

test("every mark has its look, where the scene has it", async () => {
  const group = makeGroup();
  patchMarks(group, [], everyMark.marks, palette);
  const lines = group.innerHTML.replaceAll("><", ">\n<");
  await expect(`${lines}\n`).toMatchFileSnapshot("../fixtures/every-mark-screen.txt");
});

test("after any drawings the elements are those of the last one", () => {
  fc.assert(
    fc.property(fc.array(someMarks(), { minLength: 2, maxLength: 4 }), (drawings) => {
      const [kept, drawn] = [makeGroup(), [] as DrawnMark[]];
      for (const marks of drawings) patchMarks(kept, drawn, marks, palette);
      const fresh = makeGroup();
      patchMarks(fresh, [], drawings.at(-1)!, palette);
      expect(describe(kept)).toEqual(describe(fresh));
    }),
    { numRuns: 200, seed: 1 },
  );
});

test("a mark keeps its element while its values change", () => {
  const bar = { kind: "rect", paint: "bar", x: 0, y: 0, width: 4, height: 9 } as const;
  const [group, drawn] = [makeGroup(), [] as DrawnMark[]];
  patchMarks(group, drawn, [bar], palette);
  const element = group.firstElementChild!;
  patchMarks(group, drawn, [{ ...bar, width: 7, paint: "baseline" }], palette);
  expect(group.firstElementChild).toBe(element);
  expect(element.getAttribute("width")).toBe("7");
});

test("texts on top are parts of one element, and move between its shapes", () => {
  const cell = { kind: "rect", paint: "cell-q3", x: 0, y: 0, width: 4, height: 9 } as const;
  const text = { kind: "text", paint: "cell-text-q3", x: 2, y: 6, anchor: "middle" } as const;
  const draw = (...texts: string[]): SceneMark[] => {
    const marks: SceneMark[] = [];
    for (const one of texts) {
      marks.push(cell);
      if (one !== "") marks.push({ ...text, text: one });
    }
    return [{ kind: "group", marks, hasTextsOnTop: true }];
  };
  const [group, drawn] = [makeGroup(), [] as DrawnMark[]];
  patchMarks(group, drawn, draw("1", "2"), palette);
  expect(listNames(group)).toEqual(["rect", "rect", "text", "tspan 1", "tspan 2"]);
  const part = group.querySelector("tspan");
  patchMarks(group, drawn, draw("3", "2"), palette);
  expect(group.querySelector("tspan")).toBe(part);
  expect(listNames(group)).toEqual(["rect", "rect", "text", "tspan 3", "tspan 2"]);
  patchMarks(group, drawn, draw("", "4", ""), palette);
  expect(listNames(group)).toEqual(["rect", "rect", "rect", "text", "tspan 4"]);
});

function listNames(group: Element): string[] {
  return [...group.firstElementChild!.querySelectorAll("*")].map(({ tagName, textContent }) =>
    tagName === "tspan" ? `tspan ${textContent}` : tagName,
  );
}

function makeGroup(): Element {
  return document.createElementNS("http://www.w3.org/2000/svg", "g");
}

/** Describes attributes by name, since their order does not matter. */
function describe(element: Element): unknown {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  const inner = [...element.children].map(describe);
  return [element.tagName, attributes.toSorted(), inner.length > 0 ? inner : element.textContent];
}

function someMarks(depth = 0): fc.Arbitrary<SceneMark[]> {
  const paint = fc.constantFrom<PaintName>(
    "bar",
    "baseline",
    "tick",
    "value",
    "series-2",
    "cell-q3",
  );
  const at = fc.nat(3);
  const parts = {
    kind: fc.constant("text" as const),
    paint,
    x: at,
    y: at,
    text: fc.constantFrom("", "12", "3 %"),
    anchor: fc.constantFrom("start" as const, "middle" as const, "end" as const),
  };
  const marks: fc.Arbitrary<SceneMark>[] = [
    fc.record({ kind: fc.constant("rect" as const), paint, x: at, y: at, width: at, height: at }),
    fc.record({ kind: fc.constant("path" as const), paint, d: fc.constantFrom("", "M0 0h4") }),
    fc.record({ kind: fc.constant("circle" as const), paint, cx: at, cy: at, r: at }),
    fc.record({ kind: fc.constant("line" as const), paint, x1: at, x2: at, y1: at, y2: at }),
    fc.record(parts),
    fc.record({ ...parts, isUpright: fc.constant(true as const) }),
  ];
  if (depth < 2) {
    const inner = someMarks(depth + 1);
    const place = fc.record({ x: at, y: at });
    marks.push(
      inner.map((some) => ({ kind: "group", marks: some })),
      inner.map((some) => ({ kind: "group", marks: some, hasTextsOnTop: true })),
      fc.tuple(inner, place).map(([some, to]) => ({ kind: "group", marks: some, at: to })),
    );
  }
  return fc.array(fc.oneof(...marks), { maxLength: 5 });
}
