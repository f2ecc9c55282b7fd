import { fillText } from "../../../contracts/fill-text.ts";
import { lowerFirst } from "../../format/lower-first.ts";
import type { VisualSpec } from "../../kinds/registry.ts";
import type { Describe } from "../claims/description.ts";
import type { VisualLayout } from "../report-layout.ts";
import { writeMeasureName } from "../visuals/name-axes.ts";
import { presentationCopy } from "./presentation-copy.ts";

/** Fields of a specification that are independent of its measure. */
const general = new Set(["kind", "limit", "tiles", "isArea", "isFromZero"]);

/** Returns the layout with another measure before its own, which its tooltips and table keep. */
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

/** Describes a visual by the measure alone, since its claim is about another one. */
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
