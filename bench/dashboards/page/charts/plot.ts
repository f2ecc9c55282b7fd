import { axisY, barX, barY, cell, plot, text, type PlotOptions } from "@observablehq/plot";
import { pairSide, viewIds, type ViewId } from "../views.ts";
import {
  colours,
  drawingSize,
  isShare,
  makePlaces,
  nameBins,
  pickFill,
  pickInk,
  readDrawn,
  tones,
  type Charts,
  type DrawnBin,
} from "./charts.ts";

/** Six Observable Plots: they are made anew at each step, as is their way, and take the place of the old. */
export function openPlot(container: HTMLElement): Charts {
  const places = makePlaces(container, viewIds);
  return {
    draw: (shown) => {
      for (const [at, id] of viewIds.entries()) {
        const bins = readDrawn(shown, id);
        places[at]!.replaceChildren(
          plot({
            ...drawingSize,
            ...(id === "pair" ? describeHeatmap(bins) : describeBars(id, bins)),
          }),
        );
      }
    },
  };
}

function describeBars(id: ViewId, bins: readonly DrawnBin[]): PlotOptions {
  const names = nameBins(id);
  const data = bins.map((bin, at) => ({ ...bin, name: names[at]! }));
  if (isShare(id)) {
    return {
      marginLeft: 88,
      x: { domain: [0, 1] },
      y: { domain: names, label: null },
      marks: [
        barX(data, { x: "whole", y: "name", fill: colours.whole }),
        barX(data, { x: "value", y: "name", fill: pickFill }),
        text(data, { x: "value", y: "name", text: write, textAnchor: "start", dx: 4 }),
      ],
    };
  }
  const every = Math.ceil(names.length / 10);
  const ticks = names.filter((_, bin) => bin % every === 0);
  return {
    marginLeft: 56,
    x: { domain: names, ticks, label: null },
    marks: [
      barY(data, { x: "name", y: "whole", fill: colours.whole }),
      barY(data, { x: "name", y: "value", fill: pickFill }),
      axisY({ ticks: 5 }),
    ],
  };
}

function describeHeatmap(bins: readonly DrawnBin[]): PlotOptions {
  const data = bins.map(({ value }, bin) => ({
    value,
    row: Math.floor(bin / pairSide),
    column: bin % pairSide,
  }));
  const place = { x: "column", y: "row" };
  return {
    color: { type: "linear", domain: [0, 1], range: [...tones] },
    marks: [
      cell(data, { ...place, fill: "value" }),
      text(data, { ...place, text: write, fill: pickInk }),
    ],
  };
}

function write({ value }: { value: number }): string {
  return `${(100 * value).toFixed(2)}%`;
}
