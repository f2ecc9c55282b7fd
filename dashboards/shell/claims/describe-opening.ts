import { fillText } from "../../../contracts/fill-text.ts";
import type { Written } from "../../format/axis-names.ts";
import type { FixedValue } from "../../kinds/chart.ts";
import type { Describe } from "./description.ts";

/**
 * The claim of a visual in the initial state: highlighted bins, numbers for placeholders, reference lines by field of
 * the spec.
 */
export type OpeningClaim = {
  highlight?: readonly number[] | undefined;
  said: readonly (readonly [place: string, value: number, as: Written])[];
  lines: Readonly<Record<string, FixedValue>>;
};

/** Describes visuals in the initial state, where every claim is true, or the build fails (D14). */
export function describeOpening(claims: Readonly<Record<string, OpeningClaim>>): Describe {
  return ({ id, spec }, { title, note }, { format }) => {
    const { highlight, said, lines } = claims[id]!;
    const places = said.map(([place, value, as]) => [place, format.plain(as, value)] as const);
    return {
      title: fillText(title, Object.fromEntries(places)),
      note,
      spec: { ...spec, ...lines },
      highlight,
    };
  };
}
