import * as v from "valibot";
import { laterKinds } from "../../../dashboards/kinds/registry.ts";
import { definitionCopySchema } from "./definition-copy-schema.ts";
import { measure } from "./measure-schema.ts";

const text = v.pipe(v.string(), v.minLength(1));
const name = text;
const names = v.array(name);
const number = v.number();

const units = ["count", "percent", "points", "rating", "minutes", "hours", "days", "date"] as const;
const unit = v.union([
  v.picklist([...units, "euros", "kilos", "times"]),
  v.pipe(v.string(), v.regex(/^currency [A-Z]{3}$/)),
]);
const decimals = v.pipe(number, v.integer(), v.minValue(0));

const binning = v.strictObject({
  column: name,
  level: v.optional(v.string()),
  width: v.optional(number),
  from: v.optional(number),
  to: v.optional(number),
  cuts: v.optional(v.array(number)),
});
const view = v.strictObject({
  shape: v.variant("kind", [
    v.strictObject({ kind: v.literal("bins"), levels: v.pipe(v.array(binning), v.minLength(1)) }),
    v.strictObject({ kind: v.literal("pair"), rows: binning, columns: binning }),
  ]),
  measures: v.optional(names),
  isFilterable: v.boolean(),
});

/** The options of a kind are checked where it is drawn. */
const spec = v.looseObject({ kind: v.picklist(["bars", "table", ...laterKinds]) });
const visual = v.strictObject({
  id: name,
  view: name,
  measures: v.pipe(names, v.minLength(1)),
  spec,
  span: v.picklist([4, 5, 6, 7, 8, 12]),
  rows: v.optional(v.picklist([2, 3])),
  isRight: v.optional(v.literal(true)),
  highlight: v.optional(v.array(v.union([v.string(), number]))),
  sort: v.optional(v.strictObject({ by: name, isDescending: v.boolean() })),
  height: v.optional(number),
  pivot: v.optional(name),
});

const chosen = v.record(
  name,
  v.union([v.array(v.string()), v.strictObject({ from: number, to: number })]),
);

const report = v.strictObject({
  measures: v.record(name, v.strictObject({ value: measure, unit, decimals })),
  views: v.record(name, view),
  comparedBy: v.optional(name),
  reasons: v.optional(
    v.strictObject({
      outcomes: v.optional(names),
      consequences: v.optional(names),
      same: v.optional(v.array(names)),
      likeForLike: v.optional(
        v.strictObject({
          goods: name,
          quantity: name,
          causes: v.record(name, v.picklist(["price", "discount", "cost"])),
        }),
      ),
    }),
  ),
  cards: v.array(
    v.strictObject({
      measure: name,
      beside: v.optional(name),
      trend: v.optional(name),
      isLowerBetter: v.optional(v.boolean()),
      isNeutral: v.optional(v.boolean()),
    }),
  ),
  slicers: names,
  units: v.optional(v.record(name, v.strictObject({ unit, decimals: v.optional(decimals) }))),
  pages: v.pipe(v.array(v.strictObject({ id: name, visuals: v.array(visual) })), v.minLength(1)),
  picture: v.strictObject({ visual: name }),
  story: v.array(
    v.strictObject({
      id: name,
      page: name,
      where: v.optional(chosen),
      focus: v.optional(name),
    }),
  ),
  claims: v.record(name, v.picklist(["highest", "few", "rising", "falling", "always"])),
  alternatives: v.optional(v.record(name, names)),
});

const column = { id: name, name: v.string(), nulls: v.array(v.string()) };
const headerLine = number;
const headerRows = v.optional(number);
const dialect = v.variant("format", [
  v.strictObject({
    format: v.literal("csv"),
    encoding: v.picklist(["utf-8", "utf-16le", "utf-16be", "windows-1252"]),
    separator: v.string(),
    quote: v.string(),
    escape: v.optional(v.string()),
    headerLine,
    headerRows,
  }),
  v.strictObject({ format: v.literal("xlsx"), sheet: v.string(), headerLine, headerRows }),
  v.strictObject({ format: v.literal("json") }),
  v.strictObject({ format: v.literal("parquet") }),
]);
const tableSchema = v.strictObject({
  dialect,
  columns: v.array(
    v.variant("type", [
      v.strictObject({ ...column, type: v.literal("text") }),
      v.strictObject({
        ...column,
        type: v.literal("number"),
        decimalMark: v.picklist([",", "."]),
        groupMark: v.string(),
        decimals,
        isRounded: v.optional(v.literal(true)),
        unit: v.optional(v.string()),
        units: v.optional(v.array(v.string())),
      }),
      v.strictObject({
        ...column,
        type: v.literal("date"),
        order: v.picklist(["dmy", "mdy", "ymd"]),
        hasTime: v.boolean(),
      }),
      v.strictObject({ ...column, type: v.literal("time") }),
    ]),
  ),
  leaveOut: v.optional(v.strictObject({ column: name, texts: v.array(v.string()) })),
});

const because = v.optional(text);
const use = v.variant("as", [
  v.strictObject({
    as: v.literal("label"),
    within: v.optional(names),
    fewest: v.optional(number),
    first: v.optional(number),
    because,
  }),
  v.strictObject({ as: v.literal("number"), step: v.optional(number), because }),
  v.strictObject({ as: v.picklist(["code", "day", "month", "stay"]), because }),
]);

/** The JSON of a report from a file, `<slug>.json` among the owner's data. */
export const fileReportSchema = v.strictObject({
  $schema: v.optional(v.string()),
  source: v.union([
    v.strictObject({
      file: text,
      schema: tableSchema,
      uses: v.record(name, use),
      totals: v.optional(v.strictObject({ fewest: v.pipe(number, v.integer(), v.minValue(2)) })),
    }),
    v.strictObject({ project: text, part: number, schemas: v.record(name, tableSchema) }),
  ]),
  report,
  figures: v.record(name, v.strictObject({ measure: name, where: v.optional(chosen) })),
  texts: v.strictObject({ es: definitionCopySchema, en: definitionCopySchema }),
});
