import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { isIgnored } from "../compile/compile-filter.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { listFormulaLeaves, listInner } from "../formula/formula-parts.ts";
import {
  factKey,
  nameRef,
  Refusal,
  type Fact,
  type Formula,
  type Ignored,
} from "../formula/formula.ts";
import { listAxisColumns, type Axis, type Need } from "../visuals/need.ts";
import { listFacts } from "../visuals/read-figure.ts";

/** Visuals that one table of rows serves: every column that they divide or filter by reaches all of its facts. */
export type Part = {
  facts: readonly Fact[];
  needs: readonly Need[];
  /** Filters that a measure of the part ignores, so that nothing of the part may filter by them. */
  ignored: readonly Ignored[];
};

type PartFormula = Extract<Formula, { kind: "part" }>;
type Dropped = { need: Need; refusal: Refusal };

/** Divides visuals into reports of their own, the largest first, and names those that fit none. */
export function planParts(
  needs: readonly Need[],
  names: ModelNames,
): { parts: Part[]; dropped: Dropped[] } {
  const slicers = needs.filter(({ role }) => role === "slicer");
  const parts: Part[] = [];
  const dropped: Dropped[] = [];
  let left = needs.filter(({ role }) => role !== "slicer");
  const placed = new Set<Need>();
  while (left.length > 0) {
    const facts = chooseFacts(left, slicers, names);
    const fitting = left.filter((need) => fits(need, facts, names));
    if (!fitting.some(isChart)) {
      dropped.push(...left.map((need) => ({ need, refusal: explainMisfit(need, names) })));
      break;
    }
    const part = assemble(facts, fitting, slicers, names);
    parts.push(part);
    for (const need of part.needs) placed.add(need);
    const out = fitting.filter((need) => !part.needs.includes(need));
    dropped.push(...out.map((need) => ({ need, refusal: new Refusal("filter", nameAxes(need)) })));
    left = left.filter((need) => !fitting.includes(need));
  }
  const facts = parts.flatMap((part) => part.facts);
  for (const need of slicers.filter((one) => !placed.has(one))) {
    const isFiner = need.axes.some(({ column }) => facts.some((fact) => isOfDays(column, fact)));
    const code = isFiner ? "date-level" : "no-relation";
    dropped.push({ need, refusal: new Refusal(code, nameAxes(need)) });
  }
  return { parts, dropped };
}

/**
 * Chooses the facts that serve the most visuals, with the slicers that filter them: those of one, then of others while
 * that serves more.
 */
function chooseFacts(needs: readonly Need[], slicers: readonly Need[], names: ModelNames): Fact[] {
  const sets = needs.map(({ figures }) => unite([], listFacts(figures)));
  const score = (facts: readonly Fact[]): number => {
    const served = needs.filter((need) => fits(need, facts, names));
    if (!served.some(isChart)) return 0;
    const pages = new Set(served.map(({ page }) => page));
    const filters = slicers.filter((need) => pages.has(need.page) && fits(need, facts, names));
    return served.length + filters.length;
  };
  const best = (candidates: readonly Fact[][]): { facts: Fact[]; score: number } =>
    candidates.reduce(
      (found, facts) => {
        const own = score(facts);
        return own > found.score ? { facts, score: own } : found;
      },
      { facts: [] as Fact[], score: 0 },
    );
  let chosen = best(sets);
  for (;;) {
    const wider = best(sets.map((facts) => unite(chosen.facts, facts)));
    if (wider.score <= chosen.score) return chosen.facts;
    chosen = wider;
  }
}

function unite(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  return [...new Map([...facts, ...others].map((fact) => [factKey(fact), fact])).values()];
}

function fits({ axes, figures }: Need, facts: readonly Fact[], names: ModelNames): boolean {
  const known = new Set(facts.map(factKey));
  return (
    listFacts(figures).every((fact) => known.has(factKey(fact))) &&
    axes.every((axis) => reachesAll(axis, facts, names))
  );
}

function reachesAll(axis: Axis, facts: readonly Fact[], names: ModelNames): boolean {
  return facts.every((fact) =>
    listAxisColumns(axis).every(
      (column) => names.reach(fact, column.table) !== null && !isOfDays(column, fact),
    ),
  );
}

/** True of the dates by which a fact is shifted in months, which days divide. */
function isOfDays({ table, column }: ColumnRef, { shifts = [] }: Fact): boolean {
  return shifts.some((one) => one.grain > 0 && one.table === table && one.column === column);
}

function explainMisfit({ axes, figures }: Need, names: ModelNames): Refusal {
  for (const column of axes.flatMap(listAxisColumns))
    for (const fact of listFacts(figures))
      if (isOfDays(column, fact)) return new Refusal("date-level", nameRef(column));
      else if (names.reach(fact, column.table) === null)
        return new Refusal("no-relation", `${fact.table} → ${column.table}`);
  return new Refusal("no-chart", unite([], listFacts(figures)).map(factKey).join(", "));
}

function isChart({ role }: Need): boolean {
  return role === "chart";
}

/** Puts the visuals of a part together without those that would filter by what one of its measures ignores. */
function assemble(
  facts: readonly Fact[],
  fitting: readonly Need[],
  slicers: readonly Need[],
  names: ModelNames,
): Part {
  const charts = fitting.filter((need) => !ignoresOwnAxis(need, names));
  const ignored = charts.flatMap(({ figures }) =>
    figures.flatMap(({ formula }) => [
      ...listFormulaLeaves(formula).flatMap((leaf) => leaf.ignores),
      ...listParted(formula),
    ]),
  );
  const own = slicers.filter(
    (slicer) =>
      slicer.axes.every((axis) => reachesAll(axis, facts, names)) &&
      !slicer.axes.some(({ column }) => ignored.some((one) => isIgnored(column, one))),
  );
  return { facts, needs: [...own, ...charts], ignored };
}

/** True of a visual that divides by a column whose filters one of its measures ignores, but for a share of all of it. */
function ignoresOwnAxis({ axes, figures, limit }: Need, names: ModelNames): boolean {
  return figures.some(({ formula }) => {
    const leaves = listFormulaLeaves(formula).flatMap(({ ignores }) => ignores);
    const parted = formula.kind === "part" ? [] : listParted(formula);
    const isPair = axes.length > 1 && formula.kind === "part";
    const parts = listParts(formula);
    if (parts.some((part) => axes.some((axis) => isSortedApart(axis, part, names)))) return true;
    if (parts.some((part) => isCrossed(axes, part) || (limit !== undefined && isSelected(part))))
      return true;
    return axes
      .flatMap(listAxisColumns)
      .some((column) =>
        [...leaves, ...parted, ...(isPair ? listParted(formula) : [])].some((one) =>
          isIgnored(column, one),
        ),
      );
  });
}

/** True of a share of what is selected over some of a visual's axes, which is of each bin of the others. */
function isCrossed(axes: readonly Axis[], part: PartFormula): boolean {
  const all = axes.flatMap(listAxisColumns);
  const own = all.filter((column) => part.columns.some((one) => isIgnored(column, one)));
  return isSelected(part) && own.length > 0 && own.length < all.length;
}

function isSelected({ columns }: PartFormula): boolean {
  return columns.some((one) => one.isSelected);
}

/** True of an axis whose order comes from a column that stays filtered, so that DAX gives 100 % of each bin. */
function isSortedApart(
  { column: { table, column } }: Axis,
  { columns }: PartFormula,
  names: ModelNames,
): boolean {
  const by = names.column(table, column)?.declared.sortByColumn;
  const ignores = (own: string): boolean =>
    columns.some((one) => isIgnored({ table, column: own }, one));
  return by !== undefined && ignores(column) && !ignores(by);
}

/** Lists the shares in a formula. */
export function listParts(formula: Formula): PartFormula[] {
  return [...(formula.kind === "part" ? [formula] : []), ...listInner(formula).flatMap(listParts)];
}

/** Lists the filters that shares inside a formula ignore. */
function listParted(formula: Formula): Ignored[] {
  return listParts(formula).flatMap(({ columns }) => columns.filter((one) => !one.isSelected));
}

function nameAxes({ axes }: Need): string {
  return axes.map(({ column }) => nameRef(column)).join(", ");
}
