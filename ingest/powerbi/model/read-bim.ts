import * as v from "valibot";
import {
  isAutoDateName,
  type ModelTable,
  type SemanticModel,
  type TableKind,
} from "./semantic-model.ts";

const text = v.optional(v.string());
const expression = v.optional(v.union([v.string(), v.array(v.string())]));
const columnSchema = v.object({
  name: v.string(),
  type: text,
  dataType: text,
  formatString: text,
  summarizeBy: text,
  sortByColumn: text,
  variations: v.optional(
    v.array(v.object({ defaultHierarchy: v.optional(v.object({ table: v.string() })) })),
  ),
});
const tableSchema = v.object({
  name: v.string(),
  dataCategory: text,
  columns: v.optional(v.array(columnSchema), []),
  measures: v.optional(v.array(v.object({ name: v.string(), expression, formatString: text })), []),
  hierarchies: v.optional(
    v.array(
      v.object({
        name: v.string(),
        levels: v.array(v.object({ name: v.string(), column: v.string() })),
      }),
    ),
    [],
  ),
  partitions: v.optional(v.array(v.object({ source: v.optional(v.object({ type: text })) })), []),
  calculationGroup: v.optional(v.unknown()),
});
const bimSchema = v.object({
  model: v.object({
    tables: v.array(tableSchema),
    relationships: v.optional(
      v.array(
        v.object({
          name: text,
          fromTable: v.string(),
          fromColumn: v.string(),
          toTable: v.string(),
          toColumn: v.string(),
          isActive: v.optional(v.boolean()),
          fromCardinality: text,
          toCardinality: text,
          crossFilteringBehavior: text,
        }),
      ),
      [],
    ),
  }),
});

type Table = v.InferOutput<typeof tableSchema>;

/** Reads a semantic model from `model.bim`; throws where it is none. */
export function readBim(source: string): SemanticModel {
  const { model } = v.parse(bimSchema, JSON.parse(source));
  return {
    tables: model.tables.map(readTable),
    relationships: model.relationships.map((one, index) => ({
      id: one.name ?? String(index),
      from: { table: one.fromTable, column: one.fromColumn },
      to: { table: one.toTable, column: one.toColumn },
      isActive: one.isActive !== false,
      isManyToOne: one.toCardinality !== "many",
      filtersBothWays:
        one.crossFilteringBehavior === "bothDirections" || one.fromCardinality === "one",
    })),
    captions: {},
  };
}

function readTable(table: Table): ModelTable {
  return {
    name: table.name,
    kind: readKind(table),
    ...(table.dataCategory === "Time" && { isDateTable: true }),
    columns: table.columns.map((column) => ({
      name: column.name,
      dataType: column.dataType ?? "string",
      ...(column.formatString && { formatString: column.formatString }),
      ...(column.summarizeBy && { summarizeBy: column.summarizeBy }),
      ...(column.sortByColumn && { sortByColumn: column.sortByColumn }),
      ...(column.type === "calculated" && { isCalculated: true as const }),
      ...(column.variations?.[0]?.defaultHierarchy && {
        dateTable: column.variations[0].defaultHierarchy.table,
      }),
    })),
    measures: table.measures.map((measure) => ({
      name: measure.name,
      table: table.name,
      expression: [measure.expression ?? ""].flat().join("\n"),
      ...(measure.formatString && { formatString: measure.formatString }),
    })),
    hierarchies: table.hierarchies,
  };
}

function readKind({ name, partitions, calculationGroup }: Table): TableKind {
  if (isAutoDateName(name)) return "autoDate";
  if (calculationGroup !== undefined) return "group";
  return partitions.some(({ source }) => source?.type === "calculated") ? "calculated" : "loaded";
}
