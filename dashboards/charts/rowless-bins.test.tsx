// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { makeTestVisual } from "./make-test-visual.ts";
import { VisualFigure } from "./visual-figure.tsx";
import type { VisualProps } from "./visual.ts";

afterEach(cleanup);

// Of Economy Plus, no one is left.
const without = (visual: VisualProps, read: Partial<VisualProps["result"]> = {}): VisualProps => ({
  ...visual,
  result: { ...visual.result, hasRows: (bin) => bin !== 2, ...read },
});
const show = (visual: VisualProps): HTMLElement =>
  render(<VisualFigure {...visual} />).getByRole("figure");

test.each(["bars", "columns", "waffle", "treemap", "scatter", "table"] as const)(
  "%s neither draw nor name nor count a bin without rows",
  (kind) => {
    const values = (id: string) =>
      Float64Array.from(id === "passengers" ? [300, 200, 0] : [0.5, 0.5, 0]);
    const figure = show(
      without(makeTestVisual("class", { kind }, { title: "Clases" }), { values }),
    );
    expect(figure.textContent).not.toContain("Economy Plus");
    const marks =
      kind === "table" ? screen.getAllByRole("row").slice(1) : screen.getAllByRole("option");
    expect(marks).toHaveLength(2);
    if (kind === "scatter") expect(figure.textContent).toContain("2 puntos");
  },
);

test("a part of a waffle keeps its fill when another has no rows", () => {
  const fills = (visual: VisualProps): (string | null)[] =>
    [...show(visual).querySelectorAll("g.row-plain rect")].map((part) =>
      part.getAttribute("class"),
    );
  const all = fills(makeTestVisual("class", { kind: "waffle" }));
  cleanup();
  const visual = makeTestVisual("class", { kind: "waffle" });
  const result = { ...visual.result, hasRows: (bin: number) => bin !== 0 };
  expect(fills({ ...visual, result })).toEqual(all.slice(1));
});

test("a dash stands without a bar, a ghost or a track", () => {
  const visual = makeTestVisual("class", { kind: "bars", max: 1 });
  const result = { ...visual.result, values: () => Float64Array.of(0.5, 0.5, Number.NaN) };
  const figure = show({ ...visual, result });
  expect(figure.querySelectorAll("text.value")[2]!.textContent).toBe("—");
  expect(figure.querySelectorAll("rect.bar")).toHaveLength(2);
  expect(figure.querySelectorAll("rect.ghost")).toHaveLength(2);
});

test.each(["bars", "columns", "line", "scatter", "waffle", "table"] as const)(
  "%s of which nothing is left say so",
  (kind) => {
    const visual = makeTestVisual(kind === "line" ? "month" : "class", { kind });
    const figure = show(without(visual, { hasRows: () => false }));
    expect(figure.querySelector("svg.drawing")).toBeNull();
    expect(figure.textContent).toContain("No hay datos con estos filtros.");
    expect(figure.textContent).not.toContain("NaN");
  },
);

test("points without the second value are none, and have no ends to tell", () => {
  const visual = makeTestVisual("class", { kind: "scatter" });
  const values = (id: string) =>
    id === "passengers" ? Float64Array.of(3, 2, 1) : new Float64Array(3).fill(Number.NaN);
  const figure = show({ ...visual, result: { ...visual.result, values } });
  expect(figure.querySelector(".visual-summary")!.textContent).toBe(
    "No hay datos con estos filtros.",
  );
  expect(figure.querySelector(".visual-none")).not.toBeNull();
});
