import {
  isAutoDateName,
  type ColumnRef,
  type ModelColumn,
  type ModelMeasure,
  type ModelTable,
  type Relationship,
  type SemanticModel,
  type TableKind,
} from "./semantic-model.ts";
import { readName, readProperty, readTmdlTree, type TmdlNode } from "./tmdl-tree.ts";

/** Reads a semantic model from the texts of its TMDL files. */
export function readTmdl(files: readonly string[]): SemanticModel {
  const nodes = files.flatMap((file) => readTmdlTree(file).children);
  const relationships = nodes
    .filter((node) => node.keyword === "relationship")
    .map(readRelationship)
    .filter((one) => one !== null);
  return {
    tables: addTypes(
      nodes.filter((node) => node.keyword === "table").map(readTable),
      relationships,
    ),
    relationships,
    captions: Object.fromEntries(
      nodes
        .filter((node) => /^culture(?:Info)?$/.test(node.keyword))
        .map((node) => [node.name, readCaptions(node)]),
    ),
  };
}

/** Gives columns of calculated tables, whose types a project does not say, that of a column to which they are related. */
function addTypes(
  tables: readonly ModelTable[],
  relationships: readonly Relationship[],
): ModelTable[] {
  const known = new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}\n${column.name}`, column.dataType] as const),
    ),
  );
  const typeOf = ({ table, column }: ColumnRef): string => known.get(`${table}\n${column}`) ?? "";
  const related = (table: string, column: string): string | undefined =>
    relationships
      .flatMap(({ from, to }) => [[from, to] as const, [to, from] as const])
      .filter(([own]) => own.table === table && own.column === column)
      .map(([, other]) => typeOf(other))
      .find((type) => type !== "");
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      dataType: column.dataType || (related(table.name, column.name) ?? "string"),
    })),
  }));
}

function readTable(node: TmdlNode): ModelTable {
  const { name } = node;
  const of = (keyword: string): TmdlNode[] =>
    node.children.filter((child) => child.keyword === keyword);
  return {
    name,
    kind: readKind(node),
    ...(readProperty(node, "dataCategory") === "Time" && { isDateTable: true }),
    columns: of("column").map(readColumn),
    measures: of("measure").map((measure) => readMeasure(measure, name)),
    hierarchies: of("hierarchy").map((hierarchy) => ({
      name: hierarchy.name,
      levels: hierarchy.children
        .filter((child) => child.keyword === "level")
        .map((level) => ({
          name: level.name,
          column: readName(readProperty(level, "column") ?? "").name,
        })),
    })),
  };
}

function readMeasure(node: TmdlNode, table: string): ModelMeasure {
  return {
    name: node.name,
    table,
    expression: node.value,
    ...optional("formatString", readProperty(node, "formatString")),
  };
}

function readKind({ name, children }: TmdlNode): TableKind {
  if (isAutoDateName(name)) return "autoDate";
  if (children.some(({ keyword }) => keyword === "calculationGroup")) return "group";
  const isChoice = children
    .flatMap((child) => [child, ...child.children])
    .some((one) => one.keyword === "extendedProperty" && one.name === "ParameterMetadata");
  if (isChoice) return "choice";
  const isCalculated = children.some(
    (child) => child.keyword === "partition" && child.value.startsWith("calculated"),
  );
  return isCalculated ? "calculated" : "loaded";
}

function readColumn(node: TmdlNode): ModelColumn {
  const variation = node.children.find(({ keyword }) => keyword === "variation");
  const hierarchy = variation && readProperty(variation, "defaultHierarchy");
  const sortBy = readProperty(node, "sortByColumn");
  return {
    name: node.name,
    dataType: readProperty(node, "dataType") ?? "",
    ...optional("formatString", readProperty(node, "formatString")),
    ...optional("summarizeBy", readProperty(node, "summarizeBy")),
    ...optional("sortByColumn", sortBy && readName(sortBy).name),
    ...(node.value !== "" && { isCalculated: true }),
    ...optional("dateTable", hierarchy && readReference(hierarchy)?.table),
  };
}

function readRelationship(node: TmdlNode): Relationship | null {
  const from = readReference(readProperty(node, "fromColumn") ?? "");
  const to = readReference(readProperty(node, "toColumn") ?? "");
  if (from === null || to === null) return null;
  return {
    id: node.name,
    from,
    to,
    isActive: readProperty(node, "isActive") !== "false",
    isManyToOne: readProperty(node, "toCardinality") !== "many",
    filtersBothWays:
      readProperty(node, "crossFilteringBehavior") === "bothDirections" ||
      readProperty(node, "fromCardinality") === "one",
  };
}

/** Reads `Table.Column`, either of them quoted or not. */
function readReference(text: string): ColumnRef | null {
  const quoted = text.startsWith("'") ? readName(text) : null;
  const dot = text.indexOf(".");
  if (quoted === null && dot < 0) return null;
  const table = quoted?.name ?? text.slice(0, dot);
  const rest = (quoted?.rest ?? text.slice(dot)).slice(1).trim();
  return { table, column: rest.startsWith("'") ? readName(rest).name : rest };
}

/** Lists the captions that a language gives tables, columns and measures. */
function readCaptions(culture: TmdlNode): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (node: TmdlNode, path: readonly string[]): void => {
    const isNamed = /^(?:table|column|measure)$/.test(node.keyword);
    const own = isNamed ? [...path, node.name] : path;
    const caption = isNamed ? readProperty(node, "caption") : undefined;
    if (caption) found[own.join(".")] = caption;
    for (const child of node.children) walk(child, own);
  };
  for (const child of culture.children.filter(({ keyword }) => keyword === "translations"))
    walk(child, []);
  return found;
}

function optional<Key extends string>(
  key: Key,
  value: string | undefined,
): { [name in Key]?: string } {
  return (value === undefined || value === "" ? {} : { [key]: value }) as {
    [name in Key]?: string;
  };
}
