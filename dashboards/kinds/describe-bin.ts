import { nameBin } from "./order-bins.ts";
import type { Cell } from "./read-series.ts";
import type { Tip } from "../interact/tips.ts";
import type { ShownMeasure, VisualProps } from "../render/visual-props.ts";

/** What a tooltip says of a mark. */
export type TipText = Pick<Tip, "title" | "rows">;

type Told = Pick<VisualProps, "result" | "measures" | "format">;

type TipProps = Told & Pick<VisualProps, "axes">;

/** What a mark is called, e.g. `Business: 69,44 %, 39.121 pasajeros`: the main measure by its value, the others with their names. */
export function tellBin(
  { result, measures, format }: Told,
  title: string,
  bin: number,
  main: ShownMeasure = measures[0]!,
): string {
  const others = measures.filter((measure) => measure !== main);
  const rest = others.map((measure) => {
    const value = format.value(measure, result.values(measure.id)[bin]!);
    const name = lowerFirst(measure.name);
    return measure.unit === "count" ? `${value} ${name}` : `${name} ${value}`;
  });
  return `${title}: ${[format.value(main, result.values(main.id)[bin]!), ...rest].join(", ")}`;
}

/** What the tooltip of a bin says: every measure, the main one also without filters where that differs. */
export function tipOfBin(
  visual: TipProps,
  bin: number,
  main: ShownMeasure = visual.measures[0]!,
): TipText {
  const { result, measures, format } = visual;
  const others = measures.filter((measure) => measure !== main);
  const value = result.values(main.id)[bin]!;
  const total = result.totals(main.id)[bin]!;
  const row = (measure: ShownMeasure) => ({
    name: measure.name,
    value: format.value(measure, result.values(measure.id)[bin]!),
  });
  const unfiltered = Object.is(value, total)
    ? []
    : [{ name: format.words.mark.unfiltered, value: format.value(main, total) }];
  return { title: nameBin(visual, bin), rows: [row(main), ...unfiltered, ...others.map(row)] };
}

/** What a mark of a series is called. */
export function tellCell(
  visual: TipProps,
  category: string,
  { bin, measure }: Cell,
  isOfMany: boolean,
): string {
  if (!isOfMany) return tellBin(visual, category, bin, measure);
  const isPair = visual.result.axes.length > 1;
  const title = isPair ? nameBin(visual, bin) : `${category}, ${measure.name}`;
  return tellBin(visual, title, bin, measure);
}

/** `Pasajeros` in the middle of a sentence; `NPS` stays as it is. */
function lowerFirst(name: string): string {
  const [first = "", second = ""] = name;
  const isAcronym = second !== second.toLowerCase();
  return isAcronym ? name : first.toLowerCase() + name.slice(1);
}
