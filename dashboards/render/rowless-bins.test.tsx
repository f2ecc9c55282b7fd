// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { withRows } from "../kinds/fixtures/with-rows.ts";
import { laterKinds, loadKinds } from "../kinds/registry.ts";
import { tablePart } from "./table/table-part.ts";
import { makeTestVisual } from "./fixtures/make-test-visual.ts";
import { VisualFigure } from "./visual-figure.tsx";
import type { VisualProps } from "./visual-props.ts";

beforeAll(async () => Promise.all([loadKinds(laterKinds), tablePart.load()]));
afterEach(cleanup);

function show(visual: VisualProps): HTMLElement {
  return render(<VisualFigure {...visual} />).getByRole("figure");
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
    if (kind === "scatter") expect(figure.textContent).toMatch(/2\spuntos/);
  },
);

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

test("points without the second value are not drawn, and have no extremes to state", () => {
  const visual = makeTestVisual("class", { kind: "scatter" });
  const numbers = { passengers: [3, 2, 1], satisfied: none };
  const figure = show(withRows(visual, [0, 1, 2], numbers));
  expect(figure.querySelector(".visual-summary")!.textContent).toBe(
    "No hay datos con estos filtros.",
  );
  expect(figure.querySelector(".visual-none")).not.toBeNull();
});
