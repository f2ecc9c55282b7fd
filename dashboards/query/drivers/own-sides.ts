import { listParts, type Condition, type Measure } from "../measures/measure.ts";
import type { Sides } from "./terms.ts";

/**
 * A measure that is a comparison itself, such as a pay gap: the same `measure` over two groups of rows, whose
 * difference is divided by the reference's value, with a `sign`.
 */
export type OwnSides = { measure: Measure; conditions: Sides<Condition>; sign: 1 | -1 };

/** Recognises 1 − u/v and u/v − 1 where u and v differ by their condition only; null otherwise. */
export function findOwnSides(measure: Measure): OwnSides | null {
  if (measure.kind !== "subtract") return null;
  const { left, right } = measure;
  const isFall = left.kind === "constant" && left.value === 1;
  const isRise = right.kind === "constant" && right.value === 1;
  const quotient = isFall ? right : left;
  if (!(isFall || isRise) || quotient.kind !== "divide") return null;
  const [group, reference] = [readOnly(quotient.left), readOnly(quotient.right)];
  const [own, other] = [strip(quotient.left), strip(quotient.right)];
  if (group === null || reference === null || JSON.stringify(own) !== JSON.stringify(other)) {
    return null;
  }
  return { measure: own, conditions: { group, reference }, sign: isFall ? -1 : 1 };
}

/** Returns the condition that all leaves share; null where they differ. */
function readOnly(measure: Measure): Condition | null {
  const conditions = new Map(
    listConditions(measure).map((condition) => [JSON.stringify(condition), condition]),
  );
  const [condition] = conditions.values();
  return conditions.size === 1 ? (condition ?? null) : null;
}

function listConditions(measure: Measure): (Condition | undefined)[] {
  const parts = listParts(measure);
  if (parts.length > 0) return parts.flatMap(listConditions);
  if (measure.kind === "constant") return [];
  return ["where" in measure ? measure.where : undefined];
}

function strip(measure: Measure): Measure {
  if (measure.kind === "choose") {
    const { chosen, otherwise } = measure;
    const sides = { left: strip(measure.left), right: strip(measure.right) };
    return { ...measure, ...sides, chosen: strip(chosen), otherwise: strip(otherwise) };
  }
  if ("left" in measure) {
    return { ...measure, left: strip(measure.left), right: strip(measure.right) };
  }
  if ("of" in measure) return { ...measure, of: strip(measure.of) };
  if (measure.kind === "constant" || measure.kind === "interval") return measure;
  const { where: _, ...rest } = measure;
  return rest;
}
