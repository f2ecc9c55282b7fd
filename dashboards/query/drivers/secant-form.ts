import type { Measure } from "../measures/measure.ts";
import type { Percentile, Sides, Term, Terms } from "./terms.ts";

/**
 * A measure on both sides, and the slope of each term: the difference of the measure is exactly the sum of slope ×
 * difference of the term. Products and quotients have such slopes without a remainder: Δ(uv) = v̄Δu + ūΔv, and Δ(u/v) =
 * (v̄Δu − ūΔv) / vv′.
 */
export type SecantForm = Sides & { slopes: ReadonlyMap<Term, number> };

/** Reads terms per unit of `size`, so that a group can be compared with a larger whole. */
export function readSecantForm(measure: Measure, terms: Terms, size: Sides): SecantForm | null {
  const read = (inner: Measure): SecantForm | null => readSecantForm(inner, terms, size);
  switch (measure.kind) {
    case "constant":
      return { group: measure.value, reference: measure.value, slopes: new Map() };
    case "count":
    case "sum":
      return takeTerm(terms.leaf(measure), size);
    case "distinct":
      return takeTerm(terms.distinct(measure), size);
    case "percentile":
      return takePercentile(measure, terms, size);
    case "add":
    case "subtract":
      return join(read(measure.left), read(measure.right), (left, right) => {
        const sign = measure.kind === "add" ? 1 : -1;
        return {
          group: left.group + sign * right.group,
          reference: left.reference + sign * right.reference,
          slopes: mixSlopes(left, 1, right, sign),
        };
      });
    case "multiply":
      return join(read(measure.left), read(measure.right), (left, right) => ({
        group: left.group * right.group,
        reference: left.reference * right.reference,
        slopes: mixSlopes(left, middle(right), right, middle(left)),
      }));
    case "divide":
      return join(read(measure.left), read(measure.right), divide);
    case "root":
      return takeRoot(read(measure.of));
    case "presence":
    case "interval":
    case "share":
    case "change":
    case "choose":
      return null;
  }
}

function takeTerm(term: Term, size: Sides): SecantForm {
  return {
    group: term.group / size.group,
    reference: term.reference / size.reference,
    slopes: new Map([[term, 1]]),
  };
}

/**
 * Splits a percentile by the share of rows above a value between the two percentiles: where it is higher, more rows are
 * above.
 */
function takePercentile(measure: Percentile, terms: Terms, size: Sides): SecantForm | null {
  const { group, reference } = terms.percentile(measure);
  if (group === reference) return { group, reference, slopes: new Map() };
  const rows = takeTerm(terms.leaf({ kind: "count", ...whereOf(measure) }), size);
  for (const threshold of [(group + reference) / 2, Math.min(group, reference)]) {
    const share = divide(takeTerm(terms.above(measure, threshold), size), rows);
    const slope = (group - reference) / (share.group - share.reference);
    if (slope > 0 && Number.isFinite(slope)) {
      return { group, reference, slopes: mixSlopes(share, slope, share, 0) };
    }
  }
  return null;
}

function whereOf({ where }: Percentile): Pick<Percentile, "where"> {
  return where === undefined ? {} : { where };
}

function divide(left: SecantForm, right: SecantForm): SecantForm {
  const product = right.group * right.reference;
  return {
    group: left.group / right.group,
    reference: left.reference / right.reference,
    slopes: mixSlopes(left, middle(right) / product, right, -middle(left) / product),
  };
}

function takeRoot(form: SecantForm | null): SecantForm | null {
  if (form === null) return null;
  // Rounding can make a variance of 0 negative.
  const group = Math.sqrt(Math.max(form.group, 0));
  const reference = Math.sqrt(Math.max(form.reference, 0));
  const slope = group + reference === 0 ? 0 : 1 / (group + reference);
  return { group, reference, slopes: mixSlopes(form, slope, form, 0) };
}

function middle({ group, reference }: Sides): number {
  return (group + reference) / 2;
}

function mixSlopes(left: SecantForm, ofLeft: number, right: SecantForm, ofRight: number) {
  const slopes = new Map<Term, number>();
  for (const [form, factor] of [
    [left, ofLeft],
    [right, ofRight],
  ] as const) {
    for (const [term, slope] of form.slopes) {
      slopes.set(term, (slopes.get(term) ?? 0) + slope * factor);
    }
  }
  return slopes;
}

function join(
  left: SecantForm | null,
  right: SecantForm | null,
  combine: (left: SecantForm, right: SecantForm) => SecantForm,
): SecantForm | null {
  return left === null || right === null ? null : combine(left, right);
}
