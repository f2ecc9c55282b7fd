import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import { listWhole } from "../list-whole.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { Ends } from "./read-ends.ts";

const namedAtMost = 3;

/**
 * Writes a sentence on the selected bins: their names, with `ends` also their value, for amounts as part of the total.
 */
export function writeSelection(
  chart: Chart,
  codes: readonly number[],
  ends: Ends | undefined,
): string {
  const { measures, format } = chart;
  const { selected, selectedPart, selectedValue } = format.copy.summary;
  const main = measures[0]!;
  const names = nameSelection(chart, codes);
  const { value, isPart } = readPart(chart, codes, ends?.amount ?? Number.NaN);
  if (ends === undefined || Number.isNaN(value)) return fillText(selected, { names });
  const part = format.value(main, value);
  return fillText(isPart && ends.whole !== "" ? selectedPart : selectedValue, {
    ...ends,
    names,
    part,
  });
}

/**
 * Returns the value of the selected bins: their sum where values add up to the total, else the measure over their rows.
 */
function readPart({ result, read, measures }: Chart, codes: readonly number[], whole: number) {
  const { id } = measures[0]!;
  const values = result.values(id);
  const add = (bins: readonly number[]): number =>
    bins.reduce((sum, bin) => sum + (values[bin]! || 0), 0);
  const isPart =
    result.shown.every((bin) => !(values[bin]! < 0)) &&
    Math.abs(add(result.shown) - whole) <= 1e-9 * Math.abs(whole);
  return { isPart, value: isPart ? add(codes) : read("total").values(id)[0]! };
}

/**
 * Names the selected bins: whole rows and columns by name, a run of an ordered axis by its ends, else the first few.
 */
function nameSelection(chart: Chart, codes: readonly number[]): string {
  const whole = nameWhole(chart, codes);
  if (whole.length > 0) return whole.join("; ");
  const [first, last] = [codes[0]!, codes.at(-1)!];
  const isOrdered = chart.result.axes.length === 1 && chart.result.axes[0]?.kind !== "labels";
  if (isOrdered && codes.length > 1 && last - first === codes.length - 1) {
    return `${nameBin(chart, first)} – ${nameBin(chart, last)}`;
  }
  const named = codes.slice(0, namedAtMost).map((bin) => nameBin(chart, bin));
  const others = codes.length - named.length;
  const { copy, count } = chart.format;
  return [
    ...named,
    ...(others > 0 ? [fillText(copy.bins.others, { count: count(others) })] : []),
  ].join("; ");
}

function nameWhole({ result, axes, format }: Chart, codes: readonly number[]): string[] {
  const [rows, columns] = result.axes;
  if (rows === undefined || columns === undefined) return [];
  return listWhole(codes, rows.size, columns.size).map(([axis, code]) =>
    format.bin(axis === 0 ? rows : columns, axes[axis], code),
  );
}
