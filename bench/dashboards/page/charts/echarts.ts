import { BarChart, HeatmapChart } from "echarts/charts";
import { GridComponent, VisualMapComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { pairSide, viewIds, type ViewId } from "../views.ts";
import {
  colours,
  drawingSize,
  isShare,
  makePlaces,
  nameBins,
  nameRatings,
  pickFill,
  pickInk,
  readDrawn,
  tones,
  type Charts,
  type DrawnBin,
} from "./charts.ts";

use([BarChart, HeatmapChart, GridComponent, VisualMapComponent, CanvasRenderer]);

const atOnce = { notMerge: false, lazyUpdate: false, silent: true };
const common = { animation: false, grid: { left: 88, right: 8, top: 8, bottom: 28 } };
const whole = { type: "bar", barGap: "-100%", silent: true, itemStyle: { color: colours.whole } };
const label = { show: true, formatter: writeShare };

/** Six ECharts on canvas without animation: a step merges the new data into each and flushes its drawing. */
export function openECharts(container: HTMLElement): Charts {
  const places = makePlaces(container, viewIds);
  const charts = viewIds.map((id, at) => {
    const chart = init(places[at], null, { renderer: "canvas", ...drawingSize });
    chart.setOption(id === "pair" ? describeHeatmap() : describeBars(id), atOnce);
    return { id, chart };
  });
  return {
    draw: (shown) => {
      for (const { id, chart } of charts) {
        const bins = readDrawn(shown, id);
        chart.setOption({ series: id === "pair" ? placeCells(bins) : layBars(bins) }, atOnce);
        chart.getZr().flush();
      }
    },
  };
}

function describeBars(id: ViewId): Record<string, unknown> {
  const names = { type: "category", data: nameBins(id) };
  if (!isShare(id)) {
    return { ...common, xAxis: names, yAxis: { type: "value" }, series: [whole, { type: "bar" }] };
  }
  const series = [whole, { type: "bar", label }];
  return { ...common, xAxis: { type: "value", max: 1 }, yAxis: names, series };
}

function describeHeatmap(): Record<string, unknown> {
  const ratings = { type: "category", data: nameRatings() };
  return {
    ...common,
    xAxis: ratings,
    yAxis: ratings,
    visualMap: { show: false, min: 0, max: 1, inRange: { color: tones } },
    series: [{ type: "heatmap", label }],
  };
}

/** The bars of the whole, and before them those of the rows that pass. */
function layBars(bins: readonly DrawnBin[]): { data: unknown[] }[] {
  const bars = bins.map((bin) => ({ value: bin.value, itemStyle: { color: pickFill(bin) } }));
  return [{ data: bins.map((bin) => bin.whole) }, { data: bars }];
}

function placeCells(bins: readonly DrawnBin[]): { data: unknown[] }[] {
  const data = bins.map((cell, bin) => ({
    value: [bin % pairSide, Math.floor(bin / pairSide), cell.value],
    label: { color: pickInk(cell) },
  }));
  return [{ data }];
}

function writeShare({ value }: { value: number | readonly number[] }): string {
  const share = typeof value === "number" ? value : value[2]!;
  return `${(100 * share).toFixed(2)}%`;
}
