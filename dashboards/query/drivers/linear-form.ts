import type { Measure } from "../measures/measure.ts";
import type { Sides, Term, Terms } from "./terms.ts";

/** A measure that adds up, as a weighted sum of terms; the weights may differ by side, as that of a share does. */
export type LinearForm = ReadonlyMap<Term, Sides>;

/** What `share` measures take the share of: the same terms, over the rows of the whole. */
export type Wholes = Readonly<Record<"view" | "report", Terms>>;

/** Null for a measure that does not add up. */
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
    case "root":
    case "change":
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

/** Whether a measure adds up: a sum or count, of which a part of the rows has only its part. */
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
    case "root":
    case "change":
      return false;
  }
}

type Quotient = { left: Measure; right: Measure };

/** A sum per day, say, still adds up: the days are not those of a bin. Days of days are a rate. */
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
