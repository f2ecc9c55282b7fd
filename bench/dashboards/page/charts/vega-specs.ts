import type { Axis, Mark, Scale, Spec } from "vega";
import type { ViewId } from "../views.ts";
import { drawingSize, isShare, nameBins, nameRatings } from "./charts.ts";

export type Tuple = { bin: number; name?: string; row?: string; column?: string };

const bone = { value: "#5a5245" };
const share = { signal: "format(datum.value, '.2%')" };
const padding = { left: 88, right: 8, top: 8, bottom: 28 };
const width = drawingSize.width - padding.left - padding.right;
const height = drawingSize.height - padding.top - padding.bottom;

export function describeBars(id: ViewId): Spec {
  return isShare(id) ? describeLying(id) : describeStanding(id);
}

export function describeHeatmap(): Spec {
  const names = nameRatings();
  const x = { scale: "columns", field: "column" };
  const y = { scale: "rows", field: "row" };
  const scales: Scale[] = [
    { name: "columns", type: "band", domain: names, range: "width" },
    { name: "rows", type: "band", domain: names, range: "height" },
    { name: "tones", type: "linear", domain: [0, 1], range: ["#2a2620", "#f2c230"] },
  ];
  const cells: Mark = {
    type: "rect",
    from: { data: "bins" },
    encode: {
      enter: { x, y, width: { scale: "columns", band: 1 }, height: { scale: "rows", band: 1 } },
      update: { fill: { scale: "tones", field: "value" } },
    },
  };
  const middle = { x: { ...x, band: 0.5 }, y: { ...y, band: 0.5 } };
  const texts = writeValues({ ...middle, align: { value: "center" } }, {});
  return frame(scales, listAxes("columns", "rows"), [cells, texts]);
}

export function listTuples(id: ViewId): Tuple[] {
  const names = nameRatings();
  return id === "pair"
    ? names.flatMap((row, down) =>
        names.map((column, across) => ({ bin: down * names.length + across, row, column })),
      )
    : nameBins(id).map((name, bin) => ({ bin, name }));
}

function describeLying(id: ViewId): Spec {
  const y = { scale: "names", field: "name" };
  const x = { scale: "values", field: "value" };
  const scales: Scale[] = [
    { name: "names", type: "band", domain: nameBins(id), range: "height", padding: 0.1 },
    { name: "values", type: "linear", domain: [0, 1], range: "width" },
  ];
  const bars: Mark = {
    type: "rect",
    from: { data: "bins" },
    encode: {
      enter: { y, height: { scale: "names", band: 1 }, fill: bone },
      update: { x: { value: 0 }, x2: x },
    },
  };
  const texts = writeValues({ y: { ...y, band: 0.5 }, dx: { value: 4 } }, { x });
  return frame(scales, listAxes("values", "names"), [bars, texts]);
}

function describeStanding(id: ViewId): Spec {
  const scales: Scale[] = [
    { name: "names", type: "band", domain: nameBins(id), range: "width", padding: 0.1 },
    {
      name: "values",
      type: "linear",
      domain: { data: "bins", field: "value" },
      range: "height",
      nice: true,
      zero: true,
    },
  ];
  const bars: Mark = {
    type: "rect",
    from: { data: "bins" },
    encode: {
      enter: {
        x: { scale: "names", field: "name" },
        width: { scale: "names", band: 1 },
        fill: bone,
      },
      update: { y: { scale: "values", field: "value" }, y2: { scale: "values", value: 0 } },
    },
  };
  return frame(scales, listAxes("names", "values"), [bars]);
}

function frame(scales: Scale[], axes: Axis[], marks: Mark[]): Spec {
  const data = [{ name: "bins" }];
  return { autosize: "none", width, height, padding, data, scales, axes, marks };
}

function listAxes(bottom: string, left: string): Axis[] {
  return [
    { orient: "bottom", scale: bottom, labelOverlap: "parity", tickCount: 5 },
    { orient: "left", scale: left, tickCount: 5 },
  ];
}

function writeValues(enter: object, update: object): Mark {
  return {
    type: "text",
    from: { data: "bins" },
    encode: {
      enter: { ...enter, baseline: { value: "middle" }, fill: { value: "black" } },
      update: { ...update, text: share },
    },
  };
}
