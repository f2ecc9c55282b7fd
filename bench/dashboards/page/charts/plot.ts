import { axisY, barX, barY, cell, plot, text, type PlotOptions } from "@observablehq/plot";
import { pairSide, viewIds, type ViewId } from "../views.ts";
import { drawingSize, isShare, makePlaces, nameBins, readDrawn, type Charts } from "./charts.ts";

/** Six Observable Plots: they are made anew at each step, as is their way, and take the place of the old. */
export function openPlot(container: HTMLElement): Charts {
  const places = makePlaces(container, viewIds);
  return {
    draw: (numbers) => {
      for (const [at, id] of viewIds.entries()) {
        const values = readDrawn(numbers, id);
        places[at]!.replaceChildren(
          plot({
            ...drawingSize,
            ...(id === "pair" ? describeHeatmap(values) : describeBars(id, values)),
          }),
        );
      }
    },
  };
}

function describeBars(id: ViewId, values: readonly number[]): PlotOptions {
  const names = nameBins(id);
  const data = values.map((value, bin) => ({ value, name: names[bin]! }));
  if (isShare(id)) {
    return {
      marginLeft: 88,
      x: { domain: [0, 1] },
      y: { domain: names, label: null },
      marks: [
        barX(data, { x: "value", y: "name" }),
        text(data, { x: "value", y: "name", text: write, textAnchor: "start", dx: 4 }),
      ],
    };
  }
  const every = Math.ceil(names.length / 10);
  const ticks = names.filter((_, bin) => bin % every === 0);
  return {
    marginLeft: 56,
    x: { domain: names, ticks, label: null },
    marks: [barY(data, { x: "name", y: "value" }), axisY({ ticks: 5 })],
  };
}

function describeHeatmap(values: readonly number[]): PlotOptions {
  const data = values.map((value, bin) => ({
    value,
    row: Math.floor(bin / pairSide),
    column: bin % pairSide,
  }));
  const place = { x: "column", y: "row" };
  return {
    color: { type: "linear", domain: [0, 1], range: ["#2a2620", "#f2c230"] },
    marks: [cell(data, { ...place, fill: "value" }), text(data, { ...place, text: write })],
  };
}

function write({ value }: { value: number }): string {
  return `${(100 * value).toFixed(2)}%`;
}
