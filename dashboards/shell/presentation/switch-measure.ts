import { fillText } from "../../../contracts/fill-text.ts";
import { lowerFirst } from "../../format/lower-first.ts";
import type { VisualSpec } from "../../kinds/registry.ts";
import type { Describe } from "../claims/description.ts";
import type { VisualLayout } from "../report-layout.ts";
import { writeMeasureName } from "../visuals/name-axes.ts";
import { presentationCopy } from "./presentation-copy.ts";

/** Of a specification, what says nothing of the measure that it was written for. */
const general = new Set(["kind", "limit", "tiles", "isArea", "isFromZero"]);

/** The visual with another measure before its own, which its tooltips and table keep. */
export function switchMeasure(layout: VisualLayout, measure: string): VisualLayout {
  const { highlight: _, sort, measures, ...others } = layout;
  const [first] = measures;
  const spec = Object.entries(layout.spec).filter(([field]) => general.has(field));
  return {
    ...others,
    measures: [measure, ...measures.filter((id) => id !== measure)],
    spec: Object.fromEntries(spec) as VisualSpec,
    ...(sort !== undefined && { sort: sort.by === first ? { ...sort, by: measure } : sort }),
  };
}

/** Only says what is measured: the claim of the visual is about another measure. */
export const describeSwitched: Describe = (
  { spec, measures: [measure] },
  _,
  { axes, copy, compared },
) => {
  const words = presentationCopy[copy.language];
  const [one = "", other] = axes.map(({ name }) => lowerFirst(name));
  const title = fillText(words.switched, {
    measure: writeMeasureName(copy, measure!, compared),
    name: other === undefined ? one : fillText(words.and, { one, other }),
  });
  return { title, spec };
};
