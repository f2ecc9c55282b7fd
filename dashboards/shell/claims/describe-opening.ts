import type { FixedValue } from "../../kinds/chart.ts";
import type { Said } from "../../query/claims/claim.ts";
import type { Describe } from "./description.ts";
import { fillTitle } from "./fill-title.ts";

/**
 * The claim of a visual in the initial state: highlighted bins, values of placeholders, null where it is not true, and
 * reference lines by field of the spec.
 */
export type OpeningClaim = {
  highlight?: readonly number[] | undefined;
  said: Readonly<Record<string, Said>> | null;
  lines: Readonly<Record<string, FixedValue>>;
};

/**
 * Describes visuals in the initial state, where every claim of the product is true, or the build fails (D14); a report
 * from a file keeps its titles while its rows change.
 */
export function describeOpening(claims: Readonly<Record<string, OpeningClaim>>): Describe {
  return ({ id, spec }, { title, neutral, note }, drawn) => {
    const { highlight, said, lines } = claims[id]!;
    const filled = said && fillTitle(title, (place) => said[place], drawn);
    return {
      title: filled?.title ?? neutral[0]!,
      note,
      spec: { ...spec, ...lines },
      highlight,
    };
  };
}
