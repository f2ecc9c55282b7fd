// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { laterKinds, loadKinds } from "../kinds/registry.ts";
import { tablePart } from "./table/table-part.ts";
import { makeTestVisual } from "./fixtures/make-test-visual.ts";
import { TipLayer } from "../interact/tip-layer.tsx";
import { createTips } from "../interact/tips.ts";
import { VisualFigure } from "./visual-figure.tsx";
import type { VisualProps } from "./visual-props.ts";

beforeAll(async () => Promise.all([loadKinds(laterKinds), tablePart.load()]));
afterEach(cleanup);

const plain = (text: string | null): string => (text ?? "").replaceAll("\u00A0", " ");
const names = (): string[] =>
  screen.getAllByRole("option").map((mark) => plain(mark.getAttribute("aria-label")));

function show(visual: VisualProps): HTMLElement {
  return render(<VisualFigure {...visual} />).getByRole("figure", { name: visual.title });
}

it("is a figure with its title and a sentence on what it shows", () => {
  const figure = show(makeTestVisual("class", { kind: "bars" }));
  expect(within(figure).getByRole("heading").textContent).toBe(
    "Economy Plus es la clase que menos gusta",
  );
  expect(plain(figure.querySelector(".visual-summary")!.textContent)).toBe(
    "Pasajeros: 600 en conjunto; entre 100 (Economy Plus) y 300 (Business).",
  );
});

it("says how a chart is drawn only of the chart, and of its table what is to know of the rows", () => {
  const notes = { note: "De mayor a menor", description: "Pocas filas" };
  const noteOf = (isTable: boolean) => {
    const visual = makeTestVisual("class", { kind: "bars" });
    return show({ ...visual, ...notes, isTable }).querySelector(".visual-note")!.textContent;
  };
  expect(noteOf(false)).toBe("De mayor a menor. Pocas filas");
  cleanup();
  expect(noteOf(true)).toBe("Pocas filas");
});

it("names whole columns that are selected by their names", () => {
  const figure = show(makeTestVisual("heat", { kind: "heatmap" }, { selection: [0, 2, 4] }));
  const sentence = figure.querySelector(".visual-summary")!.textContent;
  expect(sentence).toMatch(/Selección \(Tienda en línea\): 450 de 600\.$/);
});

it("names no highest and lowest where all is alike", () => {
  const visual = makeTestVisual("class", { kind: "bars" });
  const result = { ...visual.result, values: () => Float64Array.of(200, 200, 200) };
  expect(plain(show({ ...visual, result }).querySelector(".visual-summary")!.textContent)).toBe(
    "Pasajeros: 600 en conjunto; todo por igual, 200.",
  );
});

const sentenceOf = (visual: VisualProps): string =>
  plain(show(visual).querySelector(".visual-summary")!.textContent);

it("speaks of all series, in the unit that is drawn", () => {
  expect(sentenceOf(makeTestVisual("class", { kind: "columns", series: "measures" }))).toBe(
    "Pasajeros: entre 100 (Economy Plus) y 300 (Business). Satisfechos: entre 0,00 % (Economy) y 66,67 % (Business).",
  );
  cleanup();
  expect(sentenceOf(makeTestVisual("heat", { kind: "bars", layering: "whole" }))).toMatch(
    /^Tienda en línea: entre \d+ % \(.+\) y \d+ % \(.+\)\. Tienda: entre/,
  );
});

it("recomputes the sentence and the names under filters, and says what is selected", () => {
  const state = { filters: { age: { from: 0, to: 1 }, class: [0] } };
  const figure = show(
    makeTestVisual("class", { kind: "bars" }, { state, selection: [0], onSelect: vi.fn() }),
  );
  expect(plain(figure.querySelector(".visual-summary")!.textContent)).toBe(
    "Pasajeros: 100 en conjunto; entre 10 (Economy Plus) y 60 (Business). Selección (Business): 60 de 100.",
  );
  expect(names()[0]).toMatch(/^Business: 60, satisfechos [\d,]+ %, seleccionado$/);
});

describe("marks", () => {
  it.each([
    ["bars", "class", "Business: 300, satisfechos 66,67 %"],
    ["columns", "class", "Business: 300, satisfechos 66,67 %"],
    ["waffle", "class", "Business: 300, satisfechos 66,67 %, 50 %"],
    ["treemap", "class", "Business: 300, satisfechos 66,67 %"],
    ["scatter", "class", "Business: 300, satisfechos 66,67 %"],
    ["histogram", "age", "20–29: 100, satisfechos 40,00 %"],
    ["line", "month", "enero de 2023: 62, satisfechos"],
    ["heatmap", "heat", "Business, Tienda en línea: 200"],
  ] as const)("of a %s have names", (kind, view, name) => {
    show(makeTestVisual(view, { kind }));
    expect(names().some((text) => text.startsWith(name))).toBe(true);
    expect(screen.getByRole("listbox").getAttribute("aria-labelledby")).toBe("visual-title");
  });

  it("of several series say whose value it is", () => {
    show(makeTestVisual("heat", { kind: "bars", layering: "stacked" }));
    expect(names()).toHaveLength(5);
    expect(names()[1]).toMatch(/^Business, Tienda: 100/);
  });

  it("are images where nothing can be chosen", () => {
    show(makeTestVisual("class", { kind: "bars" }, { onSelect: undefined }));
    expect(screen.queryByRole("option")).toBeNull();
    expect(screen.getAllByRole("img")).toHaveLength(3);
  });

  it("come in the order asked for", () => {
    const sort = { by: "satisfied", isDescending: false };
    show(makeTestVisual("class", { kind: "bars", limit: 2 }, { sort }));
    expect(names().map((name) => name.split(":")[0])).toEqual(["Economy", "Economy Plus"]);
  });
});

describe("the keyboard", () => {
  it("has one stop, moves with the arrows and chooses with Enter; Shift adds", () => {
    const onSelect = vi.fn();
    show(makeTestVisual("class", { kind: "bars" }, { onSelect, selection: [0] }));
    const marks = screen.getAllByRole("option");
    expect(marks.map((mark) => mark.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]);
    marks[0]!.focus();
    fireEvent.keyDown(marks[0]!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(marks[1]);
    expect(marks.map((mark) => mark.getAttribute("tabindex"))).toEqual(["-1", "0", "-1"]);
    fireEvent.keyDown(marks[1]!, { key: "Enter" });
    expect(onSelect).toHaveBeenLastCalledWith([1]);
    fireEvent.keyDown(marks[1]!, { key: " ", shiftKey: true });
    expect(onSelect).toHaveBeenLastCalledWith([0, 1]);
    fireEvent.keyDown(marks[1]!, { key: "End" });
    expect(document.activeElement).toBe(marks[2]);
  });

  it("clears with Escape, then leaves for the figure", () => {
    const onSelect = vi.fn();
    const visual = makeTestVisual("class", { kind: "bars" }, { onSelect, selection: [0] });
    const { rerender } = render(<VisualFigure {...visual} />);
    const mark = screen.getAllByRole("option")[0]!;
    mark.focus();
    fireEvent.keyDown(mark, { key: "Escape" });
    expect(onSelect).toHaveBeenLastCalledWith(null);
    rerender(<VisualFigure {...visual} selection={null} />);
    fireEvent.keyDown(mark, { key: "Escape" });
    expect(document.activeElement).toBe(screen.getByRole("figure"));
  });

  it("marks a range with Shift and arrows where bins have an order", () => {
    const onSelect = vi.fn();
    show(makeTestVisual("age", { kind: "histogram" }, { onSelect }));
    const marks = screen.getAllByRole("option");
    fireEvent.keyDown(marks[1]!, { key: "ArrowRight", shiftKey: true });
    expect(onSelect).toHaveBeenLastCalledWith({ from: 1, to: 3 });
  });

  it("drills with plus and minus", () => {
    const [onDrill, onDrillUp] = [vi.fn(), vi.fn()];
    show(makeTestVisual("time", { kind: "columns" }, { onDrill, onDrillUp }));
    fireEvent.keyDown(screen.getAllByRole("option")[2]!, { key: "+" });
    expect(onDrill).toHaveBeenCalledWith(2);
    fireEvent.keyDown(screen.getAllByRole("option")[2]!, { key: "-" });
    expect(onDrillUp).toHaveBeenCalledOnce();
  });

  it("leaves chords to the reader's software", () => {
    const onSelect = vi.fn();
    show(makeTestVisual("class", { kind: "bars" }, { onSelect }));
    fireEvent.keyDown(screen.getAllByRole("option")[0]!, { key: "Enter", ctrlKey: true });
    expect(onSelect).not.toHaveBeenCalled();
  });
});

describe("the pointer", () => {
  it("chooses a mark, and one more with Ctrl", () => {
    const onSelect = vi.fn();
    show(makeTestVisual("class", { kind: "bars" }, { onSelect, selection: [2] }));
    const marks = screen.getAllByRole("option");
    fireEvent.click(marks[0]!);
    expect(onSelect).toHaveBeenLastCalledWith([0]);
    fireEvent.click(marks[0]!, { ctrlKey: true });
    expect(onSelect).toHaveBeenLastCalledWith([0, 2]);
  });

  it("brushes a range by dragging, which is no click", () => {
    const onSelect = vi.fn();
    show(makeTestVisual("age", { kind: "histogram" }, { onSelect }));
    const marks = screen.getAllByRole("option");
    const layer = screen.getByRole("listbox");
    layer.setPointerCapture = vi.fn();
    // Without layout every rectangle is at 0, so the pointer is relative to the first mark.
    const at = (index: number): number =>
      Number(marks[index]!.getAttribute("x")) - Number(marks[0]!.getAttribute("x")) + 3;
    fireEvent.pointerDown(marks[1]!, { clientX: at(1), button: 0 });
    fireEvent.pointerMove(layer, { clientX: at(3) });
    fireEvent.pointerUp(layer);
    fireEvent.click(marks[3]!);
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect).toHaveBeenLastCalledWith({ from: 1, to: 4 });
  });
});

it("shows every measure in the tooltip, on focus and on hover, until Escape", () => {
  const tips = createTips();
  const state = { filters: { age: { from: 0, to: 1 } } };
  render(
    <>
      <VisualFigure {...makeTestVisual("class", { kind: "bars" }, { tips, state })} />
      <TipLayer tips={tips} Course={() => null} />
    </>,
  );
  const mark = screen.getAllByRole("option")[0]!;
  fireEvent.focus(mark);
  expect(plain(screen.getByRole("tooltip").textContent)).toBe(
    "BusinessPasajeros60Sin filtros300Satisfechos66,67 %Intro filtra todo lo demás.Filtrar",
  );
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  fireEvent.pointerMove(screen.getAllByRole("option")[1]!, { pointerType: "mouse" });
  expect(screen.getByRole("tooltip").textContent).toContain("Economy");
});

describe("the table", () => {
  it("has the numbers of the drawing, its selection and its order", () => {
    const [onSelect, onSort] = [vi.fn(), vi.fn()];
    show(
      makeTestVisual(
        "class",
        { kind: "bars" },
        { isTable: true, selection: [1], onSelect, onSort },
      ),
    );
    const table = screen.getByRole("table", { name: "Economy Plus es la clase que menos gusta" });
    const row = within(table).getByRole("row", { name: /Business/ });
    expect(plain(row.textContent)).toBe("Business30066,67 %");
    expect(screen.getByRole("button", { name: "Economy" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    fireEvent.click(screen.getByRole("button", { name: "Business" }));
    expect(onSelect).toHaveBeenLastCalledWith([0]);
    fireEvent.click(screen.getByRole("button", { name: "Pasajeros" }));
    expect(onSort).toHaveBeenLastCalledWith({ by: "passengers", isDescending: true });
  });

  it("sorts by itself where nobody keeps its order", () => {
    show(makeTestVisual("class", { kind: "table" }, { onSort: undefined }));
    fireEvent.click(screen.getByRole("button", { name: "Clase" }));
    const head = screen.getByRole("columnheader", { name: "Clase" });
    expect(head.getAttribute("aria-sort")).toBe("ascending");
    fireEvent.click(screen.getByRole("button", { name: "Clase" }));
    expect(screen.getAllByRole("rowheader")[0]!.textContent).toBe("Economy Plus");
  });
});

it("draws bars where the tiles of a map are drilled into what has no places", () => {
  const tiles = [{ id: "2023-1", column: 0, row: 0, short: "T1" }];
  const figure = show(
    makeTestVisual("time", { kind: "tiles", tiles }, { state: { drill: { time: [0] } } }),
  );
  expect(figure.innerHTML).not.toContain("NaN");
  expect(figure.querySelectorAll('rect[fill="var(--chart-strong)"]')).toHaveLength(3);
});

it("shows a card with its unit, its target and what it is without filters", () => {
  const state = { filters: { class: [1] } };
  const figure = show(
    makeTestVisual(
      "total",
      { kind: "card", target: { value: 0.4 } },
      {
        state,
        measures: [{ id: "satisfied", name: "Satisfechos", unit: "percent", decimals: 2 }],
        targetName: "Objetivo",
      },
    ),
  );
  expect(plain(figure.textContent)).toBe(
    "Economy Plus es la clase que menos gusta0,00 %Objetivo 40,00 %Sin filtros: 33,33 %",
  );
});

it("says so where there is nothing to draw", () => {
  const state = { filters: { age: { from: 0, to: 1 }, heat: [5], class: [0] } };
  const figure = show(makeTestVisual("month", { kind: "waffle" }, { state }));
  expect(figure.querySelector(".visual-none")!.textContent).toBe("No hay datos con estos filtros.");
});

it("keeps the tooltip of a low column above the pointer, where it takes no click", () => {
  const tips = createTips();
  show({ ...makeTestVisual("class", { kind: "columns" }), tips });
  const lowest = screen.getAllByRole("option")[2]!;
  fireEvent.pointerMove(lowest, { clientY: 400 });
  expect(tips.read()!.anchor.top).toBeGreaterThan(3);
  fireEvent.pointerMove(lowest, { clientY: 3 });
  expect(tips.read()!.anchor.top).toBe(3);
});
