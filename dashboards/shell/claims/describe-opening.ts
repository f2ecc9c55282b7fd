import { fillText } from "../../../contracts/fill-text.ts";
import type { Written } from "../../format/axis-names.ts";
import type { FixedValue } from "../../kinds/chart.ts";
import { findHighlight } from "../visuals/find-highlight.ts";
import type { Describe } from "./description.ts";

/** What a claim says and draws of all rows, by the place of the title and the field of the spec. */
export type OpeningClaim = {
  said: Readonly<Record<string, { value: number; as: Written }>>;
  lines: Readonly<Record<string, FixedValue>>;
};

/** At the opening every claim is true, or the build fails; those are listed that say or draw something. */
export function describeOpening(claims: Readonly<Record<string, OpeningClaim>>): Describe {
  return ({ id, spec, highlight }, { title, note }, { result, format }) => {
    const { said = {}, lines } = claims[id] ?? {};
    const places = Object.entries(said).map(
      ([place, { as, value }]) => [place, format.plain(as, value)] as const,
    );
    return {
      title: fillText(title, Object.fromEntries(places)),
      description: note,
      spec: { ...spec, ...lines },
      highlight: findHighlight(result, highlight),
    };
  };
}
