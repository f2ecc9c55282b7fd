import type { Projection } from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { Period } from "../../../query/table/view.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { Refusal } from "../formula/formula.ts";
import type { Axis } from "./need.ts";

type Level = "year" | "quarter" | "month" | "day";

const levels: readonly Level[] = ["year", "quarter", "month", "day"];

/** Names of the levels of an automatic hierarchy whose table the project lacks. */
const levelNames: Readonly<Record<Level, RegExp>> = {
  year: /^(?:year|a[nñ]o|ano|ann[ée]e|jahr)$/i,
  quarter: /^(?:quarter|trimestre|quartal)$/i,
  month: /^(?:month|mes|m[êe]s|mois|monat)$/i,
  day: /^(?:day|d[ií]a|jour|tag)$/i,
};

/** Reads what a visual divides by: the level that is shown first; finer ones are drilled into where they are dates. */
export function readAxis(
  projections: readonly Projection[],
  names: ModelNames,
): { axis: Axis; isCut: boolean } {
  const shown = projections.filter(({ isActive }) => isActive);
  const [first = projections[0]] = shown;
  if (first === undefined) throw new Refusal("field", "—");
  const { field } = first;
  if (field.kind === "level" && field.column !== undefined)
    return { axis: readDates(projections, field.column, field.table, names), isCut: false };
  const isCut = projections.length > Math.max(shown.length, 1) || shown.length > 1;
  if (field.kind === "column")
    return { axis: readColumn(field.of.table, field.of.column, first.name, names), isCut };
  if (field.kind !== "level") throw new Refusal("field", first.name);
  const hierarchy = names
    .table(field.table)
    ?.hierarchies.find(({ name }) => name === field.hierarchy);
  const level = hierarchy?.levels.find(({ name }) => name === field.level);
  if (level === undefined) throw new Refusal("unknown-name", `${field.hierarchy}.${field.level}`);
  return { axis: readColumn(field.table, level.column, first.name, names), isCut };
}

function readColumn(table: string, column: string, name: string, names: ModelNames): Axis {
  const found = names.column(table, column);
  const kind = names.table(table)?.kind;
  if (found === undefined || kind === undefined)
    throw new Refusal("unknown-name", `${table}[${column}]`);
  if (kind === "group" || kind === "choice" || kind === "autoDate")
    throw new Refusal("type", table);
  const { dataType } = found.declared;
  const of = { table: found.table, column: found.column };
  if (dataType === "dateTime") return { column: of, name, levels: [""], isScale: true };
  return { column: of, name, isScale: dataType !== "string" && dataType !== "boolean" };
}

/** Reads the levels of an automatic hierarchy of dates. */
function readDates(
  projections: readonly Projection[],
  column: string,
  table: string,
  names: ModelNames,
): Axis {
  const found = names.column(table, column);
  if (found === undefined) throw new Refusal("unknown-name", `${table}[${column}]`);
  const own = projections.map(({ field, isActive }) => {
    if (field.kind !== "level" || field.column !== column)
      throw new Refusal("date-level", projections.map(({ name }) => name).join(", "));
    return { level: readLevel(field.level, found.declared.dateTable, names), isActive };
  });
  const order = own.map(({ level }) => level);
  const active = own.filter(({ isActive }) => isActive).map(({ level }) => level);
  const finest = active.length === 0 ? order[0]! : active.at(-1)!;
  const isWhole = order.includes("year") && order.indexOf("year") <= order.indexOf(finest);
  const from = order.slice(order.indexOf(finest));
  return {
    column: { table: found.table, column: found.column },
    name: column,
    levels: isWhole ? from.map(toPeriod) : [readPart(finest, column)],
    isScale: true,
  };
}

function toPeriod(level: Level): Period | "" {
  return level === "day" ? "" : level;
}

/** Returns a level without its year: months alone have a period of ours. */
function readPart(level: Level, column: string): Period | "" {
  if (level === "year") return "year";
  if (level !== "month") throw new Refusal("date-level", `${column}: ${level}`);
  return "monthOfYear";
}

function readLevel(name: string, dateTable: string | undefined, names: ModelNames): Level {
  const hierarchy = names.table(dateTable ?? "")?.hierarchies[0];
  const at = hierarchy?.levels.findIndex((one) => one.name === name) ?? -1;
  const found = levels[at] ?? levels.find((level) => levelNames[level].test(name));
  if (found === undefined) throw new Refusal("date-level", name);
  return found;
}
