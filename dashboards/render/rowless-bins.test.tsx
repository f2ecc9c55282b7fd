// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { makeTestVisual } from "./make-test-visual.ts";
import { VisualFigure } from "./visual-figure.tsx";
import type { VisualProps } from "./visual-props.ts";

afterEach(cleanup);

function withRows(
  visual: VisualProps,
  bins: readonly number[],
  numbers?: Readonly<Record<string, readonly number[]>>,
): VisualProps {
  const hasRows = (bin: number): boolean => bins.includes(bin);
  const values = (id: string): Float64Array =>
    numbers === undefined ? visual.result.values(id) : Float64Array.from(numbers[id]!);
  return { ...visual, result: { ...visual.result, hasRows, values } };
}

function show(visual: VisualProps): HTMLElement {
  return render(<VisualFigure {...visual} />).getByRole("figure");
}

function listFills(visual: VisualProps): (string | null)[] {
  const parts = show(visual).querySelectorAll("g.row-plain rect");
  return [...parts].map((part) => part.getAttribute("class"));
}

function listEnds(visual: VisualProps): (string | null)[][] {
  return [...show(visual).querySelectorAll("text.end")].map((text) => [
    text.getAttribute("class"),
    text.textContent,
    text.getAttribute("y"),
  ]);
}

const none = [Number.NaN, Number.NaN, Number.NaN];

test.each(["bars", "columns", "waffle", "treemap", "scatter", "table"] as const)(
  "%s neither draw nor name nor count a bin without rows",
  (kind) => {
    const visual = makeTestVisual("class", { kind }, { title: "Clases" });
    const numbers = { passengers: [300, 200, 0], satisfied: [0.5, 0.5, 0] };
    const figure = show(withRows(visual, [0, 1], numbers));
    expect(figure.textContent).not.toContain("Economy Plus");
    const marks =
      kind === "table" ? screen.getAllByRole("row").slice(1) : screen.getAllByRole("option");
    expect(marks).toHaveLength(2);
    if (kind === "scatter") expect(figure.textContent).toContain("2 puntos");
  },
);

test("a part of a waffle keeps its fill when another has no rows", () => {
  const visual = makeTestVisual("class", { kind: "waffle" });
  const all = listFills(visual);
  cleanup();
  expect(listFills(withRows(visual, [1, 2]))).toEqual(all.slice(1));
});

test("a dash stands without a bar, a ghost or a track", () => {
  const visual = makeTestVisual("class", { kind: "bars", max: 1 });
  const numbers = { passengers: [0.5, 0.5, Number.NaN], satisfied: none };
  const figure = show(withRows(visual, [0, 1, 2], numbers));
  expect(figure.querySelectorAll("text.value")[2]!.textContent).toBe("—");
  expect(figure.querySelectorAll("rect.bar")).toHaveLength(2);
  expect(figure.querySelectorAll("rect.ghost")).toHaveLength(2);
});

test.each(["bars", "columns", "line", "scatter", "waffle", "table"] as const)(
  "%s of which nothing is left say so",
  (kind) => {
    const visual = makeTestVisual(kind === "line" ? "month" : "class", { kind });
    const figure = show(withRows(visual, []));
    expect(figure.querySelector("svg.drawing")).toBeNull();
    expect(figure.textContent).toContain("No hay datos con estos filtros.");
    expect(figure.textContent).not.toContain("NaN");
  },
);

test("points without the second value are none, and have no ends to tell", () => {
  const visual = makeTestVisual("class", { kind: "scatter" });
  const numbers = { passengers: [3, 2, 1], satisfied: none };
  const figure = show(withRows(visual, [0, 1, 2], numbers));
  expect(figure.querySelector(".visual-summary")!.textContent).toBe(
    "No hay datos con estos filtros.",
  );
  expect(figure.querySelector(".visual-none")).not.toBeNull();
});

test("a line of which nothing is left is not named, and the others keep their tones and places", () => {
  const visual = makeTestVisual("heat", { kind: "line" });
  const all = listEnds(visual);
  cleanup();
  // Cells of the second channel, the shop, are the odd ones.
  const left = listEnds(withRows(visual, [0, 2, 4]));
  expect(all).toHaveLength(2);
  expect(left).toHaveLength(1);
  expect(left[0]!.slice(0, 2)).toEqual(all[0]!.slice(0, 2));
  expect(Number(left[0]![2])).toBeGreaterThan(0);
});
