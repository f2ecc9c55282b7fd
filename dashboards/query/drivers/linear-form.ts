import type { Measure } from "../measures/measure.ts";
import type { Sides, Term, Terms } from "./terms.ts";

/** An additive measure as a weighted sum of terms; weights may differ by side, as for a share. */
export type LinearForm = ReadonlyMap<Term, Sides>;

/** The wholes of `share` measures: the same terms, over the rows of the view or of the report. */
export type Wholes = Readonly<Record<"view" | "report", Terms>>;

/** Returns the linear form of a measure; null where it is not additive. */
export function readLinearForm(measure: Measure, terms: Terms, wholes: Wholes): LinearForm | null {
  const read = (inner: Measure): LinearForm | null => readLinearForm(inner, terms, wholes);
  switch (measure.kind) {
    case "count":
    case "sum":
      return new Map([[terms.leaf(measure), { group: 1, reference: 1 }]]);
    case "distinct":
      return new Map([[terms.distinct(measure), { group: 1, reference: 1 }]]);
    case "add":
    case "subtract":
      return addForms(read(measure.left), read(measure.right), measure.kind === "add" ? 1 : -1);
    case "multiply":
      return (
        scaleForm(read(measure.left), readConstant(measure.right)) ??
        scaleForm(read(measure.right), readConstant(measure.left))
      );
    case "divide":
      return scaleForm(read(measure.left), invert(readDivisor(measure, terms)));
    case "share": {
      const whole = wholes[measure.whole];
      const ofWhole = readLinearForm(measure.of, whole, wholes);
      return scaleForm(read(measure.of), invert(ofWhole && sumForm(ofWhole)));
    }
    case "constant":
    case "percentile":
    case "presence":
    case "interval":
    case "root":
    case "change":
    case "choose":
      return null;
  }
}

export function sumForm(form: LinearForm): Sides {
  const sum = { group: 0, reference: 0 };
  for (const [term, factor] of form) {
    sum.group += term.group * factor.group;
    sum.reference += term.reference * factor.reference;
  }
  return sum;
}

/** True of additive measures: sums and counts, of which a part of the rows has a part. */
export function addsUp(measure: Measure): boolean {
  switch (measure.kind) {
    case "count":
    case "sum":
    case "share":
    case "distinct":
      return true;
    case "add":
    case "subtract":
      return addsUp(measure.left) && addsUp(measure.right);
    case "multiply":
      return (
        (addsUp(measure.left) && measure.right.kind === "constant") ||
        (addsUp(measure.right) && measure.left.kind === "constant")
      );
    case "divide":
      return addsUp(measure.left) && (measure.right.kind === "constant" || isPerValue(measure));
    case "constant":
    case "percentile":
    case "presence":
    case "interval":
    case "root":
    case "change":
    case "choose":
      return false;
  }
}

type Quotient = { left: Measure; right: Measure };

/** True of a sum per distinct value, such as a sum per day: it is additive over bins that do not divide the days. */
function isPerValue({ left, right }: Quotient): boolean {
  return right.kind === "distinct" && !JSON.stringify(left).includes('"distinct"');
}

function readConstant(measure: Measure): Sides | null {
  return measure.kind === "constant" ? { group: measure.value, reference: measure.value } : null;
}

function readDivisor(measure: Quotient, terms: Terms): Sides | null {
  const { right } = measure;
  if (right.kind === "distinct" && isPerValue(measure)) return terms.distinct(right);
  return readConstant(right);
}

function addForms(left: LinearForm | null, right: LinearForm | null, sign: number) {
  if (left === null || right === null) return null;
  const sum = new Map(left);
  for (const [term, { group, reference }] of right) {
    const before = sum.get(term) ?? { group: 0, reference: 0 };
    sum.set(term, {
      group: before.group + sign * group,
      reference: before.reference + sign * reference,
    });
  }
  return sum;
}

function scaleForm(form: LinearForm | null, factor: Sides | null): LinearForm | null {
  if (form === null || factor === null) return null;
  return new Map(
    [...form].map(([term, { group, reference }]) => [
      term,
      { group: group * factor.group, reference: reference * factor.reference },
    ]),
  );
}

function invert(factor: Sides | null): Sides | null {
  return factor && { group: 1 / factor.group, reference: 1 / factor.reference };
}
