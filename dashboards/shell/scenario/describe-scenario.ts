import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart, ShownMeasure } from "../../kinds/chart.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import { addsUp } from "../../query/measures/adds-up.ts";
import type { MeasureDeclaration } from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { panelCopy } from "./panel-copy.ts";
import { writeDifference } from "./write-difference.ts";

type Drawn = Pick<Chart, "result" | "axes" | "format">;

/** Marks a title as one of a scenario, and writes both values of the first measure into the note. */
export function describeScenario(
  declared: ReportDefinition["measures"],
  actual: ViewResult,
  visual: VisualProps,
): Pick<VisualProps, "title" | "description"> {
  const { title, description, format, measures, result } = visual;
  const isPivoted = result.axes.length > actual.axes.length;
  const { spec } = visual;
  const isByMeasure = "series" in spec && spec.series === "measures";
  const isOfTwo = spec.kind === "scatter";
  const drawn = isByMeasure ? measures : measures.slice(0, isOfTwo ? 2 : 1);
  const differences = [
    ...drawn.map((measure) => writeWhole(declared[measure.id]!, measure, visual, actual)),
    isPivoted || isByMeasure ? "" : writeMost(drawn.at(-1)!, visual),
  ].filter((text) => text !== "");
  return {
    title: fillText(panelCopy[format.language].titled, { title }),
    description: [description, differences.join("; ")]
      .filter((text) => text !== undefined && text !== "")
      .map((text) => `${text![0]!.toUpperCase()}${text!.slice(1)}.`)
      .join(" "),
  };
}

/** Writes the value of all rows; empty for a share of the whole, which is always 100 %. */
function writeWhole(
  { value: declared }: MeasureDeclaration,
  measure: ShownMeasure,
  { result, format }: Drawn,
  actual: ViewResult,
): string {
  if (!addsUp(declared) || declared.kind === "share" || declared.kind === "change") return "";
  const copy = panelCopy[format.language];
  const [value, real] = [result.whole(measure.id), actual.whole(measure.id)];
  const difference = writeDifference(format, measure, value - real);
  return fillText(difference === "" ? copy.equal : copy.compared, {
    measure: measure.name,
    value: format.value(measure, value),
    actual: format.value(measure, real),
    difference,
  });
}

function writeMost(measure: ShownMeasure, { result, axes, format }: Drawn): string {
  const [values, totals] = [result.values(measure.id), result.totals(measure.id)];
  const changeOf = (bin: number): number => Math.abs(values[bin]! - totals[bin]!) || 0;
  const [most] = result.shown.toSorted((a, b) => changeOf(b) - changeOf(a));
  if (most === undefined || result.shown.length < 2) return "";
  const difference = writeDifference(format, measure, values[most]! - totals[most]!);
  if (difference === "") return "";
  const name = nameBin({ result, axes, format }, most);
  return fillText(panelCopy[format.language].most, { name, difference });
}

/** Returns the text under the name of a card: the mark of the scenario and the difference. */
export function describeCard({ format, measures, result }: VisualProps): string {
  const measure = measures[0]!;
  const { mark } = panelCopy[format.language];
  const [value, actual] = [result.values(measure.id)[0]!, result.totals(measure.id)[0]!];
  const difference = writeDifference(format, measure, value - actual);
  return difference === "" ? mark : `${mark}: ${difference}`;
}
