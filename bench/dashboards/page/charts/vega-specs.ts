import type { Axis, Mark, RectEncodeEntry, Scale, Spec } from "vega";
import type { ViewId } from "../views.ts";
import { colours, drawingSize, inks, isShare, nameBins, nameRatings, tones } from "./charts.ts";

export type Tuple = { bin: number; name?: string; row?: string; column?: string };

const fill = { signal: `datum.isFaded ? '${colours.faded}' : '${colours.bar}'` };
const ink = { signal: `datum.value < 0.5 ? '${inks.light}' : '${inks.dark}'` };
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
    { name: "tones", type: "linear", domain: [0, 1], range: tones },
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
  const texts = writeValues({ ...middle, align: { value: "center" } }, { fill: ink });
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
  const place = { y, height: { scale: "names", band: 1 } };
  const marks = layBars(place, (field) => ({ x: { value: 0 }, x2: { scale: "values", field } }));
  const texts = writeValues(
    { y: { ...y, band: 0.5 }, dx: { value: 4 }, fill: { value: inks.dark } },
    { x },
  );
  return frame(scales, listAxes("values", "names"), [...marks, texts]);
}

function describeStanding(id: ViewId): Spec {
  const scales: Scale[] = [
    { name: "names", type: "band", domain: nameBins(id), range: "width", padding: 0.1 },
    {
      name: "values",
      type: "linear",
      domain: { data: "bins", fields: ["value", "whole"] },
      range: "height",
      nice: true,
      zero: true,
    },
  ];
  const place = { x: { scale: "names", field: "name" }, width: { scale: "names", band: 1 } };
  const marks = layBars(place, (field) => ({
    y: { scale: "values", field },
    y2: { scale: "values", value: 0 },
  }));
  return frame(scales, listAxes("names", "values"), marks);
}

/** The bars of the whole, and before them those of the rows that pass. */
function layBars(place: RectEncodeEntry, end: (field: string) => RectEncodeEntry): Mark[] {
  const from = { data: "bins" };
  const whole = { enter: { ...place, fill: { value: colours.whole } }, update: end("whole") };
  const bars = { enter: place, update: { ...end("value"), fill } };
  return [whole, bars].map((encode): Mark => ({ type: "rect", from, encode }));
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
      enter: { ...enter, baseline: { value: "middle" } },
      update: { ...update, text: share },
    },
  };
}
