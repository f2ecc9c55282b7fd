import type {
  ColumnRef,
  ModelColumn,
  ModelMeasure,
  ModelTable,
  Relationship,
  SemanticModel,
} from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { Fact } from "../formula/formula.ts";

/** The tables, columns and measures of a model by their names, whose letters may be small or capital. */
export class ModelNames {
  readonly #tables: ReadonlyMap<string, ModelTable>;
  readonly #measures: ReadonlyMap<string, ModelMeasure>;
  readonly relationships: readonly Relationship[];

  constructor({ tables, relationships }: SemanticModel) {
    this.#tables = new Map(tables.map((table) => [fold(table.name), table]));
    this.#measures = new Map(
      tables.flatMap(({ measures }) => measures.map((one) => [fold(one.name), one] as const)),
    );
    this.relationships = relationships;
  }

  table(name: string): ModelTable | undefined {
    return this.#tables.get(fold(name));
  }

  measure(name: string): ModelMeasure | undefined {
    return this.#measures.get(fold(name));
  }

  /** Returns a column as the model writes it, with its table. */
  column(table: string, name: string): (ColumnRef & { declared: ModelColumn }) | undefined {
    const own = this.table(table);
    const declared = own?.columns.find((one) => fold(one.name) === fold(name));
    if (own === undefined || declared === undefined) return undefined;
    return { table: own.name, column: declared.name, declared };
  }

  /** Returns the relationships from a fact to a table, many to one each; null where there are none. */
  reach({ table, uses }: Fact, wanted: string): readonly Relationship[] | null {
    const active = this.relationships.filter((one) => one.isManyToOne && this.#isOpen(one, uses));
    const seen = new Set([table]);
    let paths: { at: string; path: readonly Relationship[] }[] = [{ at: table, path: [] }];
    while (paths.length > 0) {
      const found = paths.find(({ at }) => at === wanted);
      if (found !== undefined) return found.path;
      paths = paths.flatMap(({ at, path }) =>
        active
          .filter(({ from, to }) => from.table === at && !seen.has(to.table))
          .map((one) => {
            seen.add(one.to.table);
            return { at: one.to.table, path: [...path, one] };
          }),
      );
    }
    return null;
  }

  /** Returns a relationship by which rows of another table filter those of a fact; null where there is none. */
  findBackwards(fact: Fact): Relationship | null {
    const found = this.relationships.find(
      ({ from, to, isActive, filtersBothWays }) =>
        isActive &&
        filtersBothWays &&
        this.reach(fact, to.table) !== null &&
        this.reach(fact, from.table) === null,
    );
    return found ?? null;
  }

  /** Lists a table and those that its relationships reach. */
  listReached(fact: Fact): string[] {
    return [...this.#tables.values()]
      .map(({ name }) => name)
      .filter((name) => this.reach(fact, name) !== null);
  }

  /** Returns the relationship between two columns, in either order. */
  relate(one: ColumnRef, other: ColumnRef): Relationship | undefined {
    return this.relationships.find(
      ({ from, to }) =>
        (isSame(from, one) && isSame(to, other)) || (isSame(from, other) && isSame(to, one)),
    );
  }

  /** True of a relationship that is used, or active and not replaced by a used one between the same tables. */
  #isOpen(one: Relationship, uses: readonly string[]): boolean {
    if (uses.includes(one.id)) return true;
    const isReplaced = this.relationships.some(
      (other) =>
        uses.includes(other.id) &&
        other.from.table === one.from.table &&
        other.to.table === one.to.table,
    );
    return one.isActive && !isReplaced;
  }
}

function isSame(one: ColumnRef, other: ColumnRef): boolean {
  return one.table === other.table && one.column === other.column;
}

function fold(name: string): string {
  return name.toLowerCase();
}
