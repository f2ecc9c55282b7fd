import { BarChart, HeatmapChart } from "echarts/charts";
import { GridComponent, VisualMapComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { pairSide, viewIds, type ViewId } from "../views.ts";
import {
  drawingSize,
  isShare,
  makePlaces,
  nameBins,
  nameRatings,
  readDrawn,
  type Charts,
} from "./charts.ts";

use([BarChart, HeatmapChart, GridComponent, VisualMapComponent, CanvasRenderer]);

const atOnce = { notMerge: false, lazyUpdate: false, silent: true };
const common = { animation: false, grid: { left: 88, right: 8, top: 8, bottom: 28 } };
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
    draw: (numbers) => {
      for (const { id, chart } of charts) {
        const values = readDrawn(numbers, id);
        chart.setOption(
          { series: [{ data: id === "pair" ? placeCells(values) : values }] },
          atOnce,
        );
        chart.getZr().flush();
      }
    },
  };
}

function describeBars(id: ViewId): Record<string, unknown> {
  const names = { type: "category", data: nameBins(id) };
  if (!isShare(id)) {
    return { ...common, xAxis: names, yAxis: { type: "value" }, series: [{ type: "bar" }] };
  }
  const series = [{ type: "bar", label }];
  return { ...common, xAxis: { type: "value", max: 1 }, yAxis: names, series };
}

function describeHeatmap(): Record<string, unknown> {
  const ratings = { type: "category", data: nameRatings() };
  return {
    ...common,
    xAxis: ratings,
    yAxis: ratings,
    visualMap: { show: false, min: 0, max: 1, inRange: { color: ["#2a2620", "#f2c230"] } },
    series: [{ type: "heatmap", label }],
  };
}

function placeCells(values: readonly number[]): number[][] {
  return values.map((value, bin) => [bin % pairSide, Math.floor(bin / pairSide), value]);
}

function writeShare({ value }: { value: number | readonly number[] }): string {
  const share = typeof value === "number" ? value : value[2]!;
  return `${(100 * share).toFixed(2)}%`;
}
