import type { BinaryOperator, Dax } from "../dax/dax-tree.ts";
import type { Field, ReportFilter } from "./pbir-report.ts";
import { asJson, asList, readField, type Aliases } from "./read-field.ts";

const comparisons: readonly BinaryOperator[] = ["=", ">", ">=", "<", "<="];
const dayMs = 86_400_000;

/** Thrown inside for a part of a filter that is not known; it is named. */
class UnknownPart extends Error {}

/** Reads the filters of a report, page or visual; those without a condition leave nothing out and are not listed. */
export function readFilters(config: unknown): ReportFilter[] {
  return asList(asJson(config)["filters"]).flatMap((one) => {
    const filter = asJson(asJson(one)["filter"]);
    if (!("Where" in filter)) return [];
    const aliases = readAliases(filter["From"]);
    const top = readTop(filter, aliases);
    if (top !== null) return [top];
    try {
      return asList(filter["Where"]).map((where) => ({
        kind: "condition" as const,
        condition: readCondition(asJson(where)["Condition"], aliases),
      }));
    } catch (error) {
      if (!(error instanceof UnknownPart)) throw error;
      return [{ kind: "unknown" as const, found: error.message }];
    }
  });
}

function readAliases(from: unknown): Aliases {
  return Object.fromEntries(
    asList(from).flatMap((one) => {
      const { Name: name, Entity: entity } = asJson(one);
      return typeof name === "string" && typeof entity === "string" ? [[name, entity]] : [];
    }),
  );
}

/** Reads the filter that a slicer sets. */
export function readSelected(objects: unknown): ReportFilter[] {
  const [general] = asList(asJson(objects)["general"]);
  const { filter } = asJson(asJson(general)["properties"]);
  return readFilters({ filters: filter === undefined ? [] : [filter] });
}

/** Reads the marks that are selected in a visual, of which any may hold. */
export function readMarked(highlight: unknown): ReportFilter[] {
  const marks = asList(asJson(highlight)["selection"]).map((one) => asJson(one)["dataMap"]);
  if (marks.length === 0) return [];
  try {
    const condition = marks
      .map(readMark)
      .reduce((left, right) => ({ kind: "binary", operator: "||", left, right }));
    return [{ kind: "condition", condition }];
  } catch (error) {
    if (!(error instanceof UnknownPart)) throw error;
    return [{ kind: "unknown", found: error.message }];
  }
}

function readMark(dataMap: unknown): Dax {
  const parts = Object.values(asJson(dataMap)).map(asList);
  const [identity, ...others] = parts[0] ?? [];
  if (identity === undefined || others.length > 0 || parts.length > 1)
    throw new UnknownPart("dataMap");
  return readCondition(asJson(identity)["scopeId"], {});
}

/** Reads a filter that keeps the first of a column by a measure. */
function readTop(filter: Readonly<Record<string, unknown>>, outer: Aliases): ReportFilter | null {
  const sub = asList(filter["From"])
    .map((one) => asJson(asJson(asJson(asJson(one)["Expression"])["Subquery"])["Query"]))
    .find((query) => "Top" in query);
  if (sub === undefined) return null;
  const aliases = { ...outer, ...readAliases(sub["From"]) };
  const column = readField(asList(sub["Select"])[0], aliases);
  const order = asJson(asList(sub["OrderBy"])[0]);
  const count = sub["Top"];
  if (column.kind !== "column" || typeof count !== "number")
    return { kind: "unknown", found: "TopN" };
  const by = readField(order["Expression"], aliases);
  return { kind: "top", column: column.of, count, by, isDescending: order["Direction"] === 2 };
}

function readCondition(value: unknown, aliases: Aliases): Dax {
  const part = asJson(value);
  const [name = "—"] = Object.keys(part);
  const inner = asJson(part[name]);
  switch (name) {
    case "Not":
      return { kind: "unary", operator: "NOT", of: readCondition(inner["Expression"], aliases) };
    case "And":
    case "Or": {
      const [left, right] = [inner["Left"], inner["Right"]].map((one) =>
        readCondition(one, aliases),
      ) as [Dax, Dax];
      return { kind: "binary", operator: name === "And" ? "&&" : "||", left, right };
    }
    case "Comparison": {
      const operator = comparisons[inner["ComparisonKind"] as number];
      if (operator === undefined) throw new UnknownPart("ComparisonKind");
      const [left, right] = [inner["Left"], inner["Right"]].map((one) =>
        readValue(one, aliases),
      ) as [Dax, Dax];
      return { kind: "binary", operator, left, right };
    }
    case "In":
      return readIn(inner, aliases);
    default:
      throw new UnknownPart(name);
  }
}

function readIn(inner: Readonly<Record<string, unknown>>, aliases: Aliases): Dax {
  const [column, ...others] = asList(inner["Expressions"]);
  if (column === undefined || others.length > 0 || !("Values" in inner))
    throw new UnknownPart("In");
  const items = asList(inner["Values"]).map((row) => readValue(asList(row)[0], aliases));
  return {
    kind: "binary",
    operator: "IN",
    left: readValue(column, aliases),
    right: { kind: "list", items },
  };
}

function readValue(value: unknown, aliases: Aliases): Dax {
  const literal = asJson(asJson(value)["Literal"])["Value"];
  if (typeof literal === "string") return readLiteral(literal);
  const field: Field = readField(value, aliases);
  if (field.kind !== "column") throw new UnknownPart(Object.keys(asJson(value))[0] ?? "—");
  return { kind: "column", table: field.of.table, name: field.of.column };
}

/** Reads a literal: `'text'`, `12L`, `1.5D`, `true`, `null`, `datetime'2020-01-31T00:00:00'`. */
function readLiteral(literal: string): Dax {
  if (literal === "null") return { kind: "blank" };
  if (literal === "true" || literal === "false")
    return { kind: "boolean", value: literal === "true" };
  const text = /^'(.*)'$/s.exec(literal);
  if (text) return { kind: "text", value: text[1]!.replaceAll("''", "'") };
  const date = /^datetime'(\d{4})-(\d\d)-(\d\d)T00:00:00(?:\.0+)?'$/.exec(literal);
  if (date) {
    const [, year, month, day] = date.map(Number) as [number, number, number, number];
    return { kind: "date", value: Math.round(Date.UTC(year, month - 1, day) / dayMs) };
  }
  const number = /^(-?\d+(?:\.\d+)?)[LDM]?$/.exec(literal);
  if (number) return { kind: "number", value: Number(number[1]) };
  throw new UnknownPart(literal);
}
