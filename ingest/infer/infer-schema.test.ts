import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseTable } from "../parse/parse-table.ts";
import { readTable } from "../read/read-table.ts";
import type { ColumnSchema } from "../table-schema.ts";
import type { Doubt } from "../text-table.ts";
import { wordDoubt } from "../words/word-doubt.ts";
import { inferSchema } from "./infer-schema.ts";

/** Reads and infers a column of its own beside one that keeps its rows from being blank. */
async function inferColumn(
  name: string,
  texts: readonly string[],
): Promise<{ column: ColumnSchema; doubts: string[] }> {
  const rows = texts.map((text, index) => `fila ${String(index)}\t${text}`);
  const file = new Blob([`Fila\t${name}\n${rows.join("\n")}\n`]);
  const { schema, doubts } = inferSchema((await readTable(file, "a.tsv")).table);
  return { column: schema.columns[1]!, doubts: doubts.map(({ code }: Doubt) => code) };
}

test.each([
  // Codes, multiples and plates are no quantities.
  ["Portal", ["12B", "3A", "7C"], "text", ["mixedUnits"]],
  ["Ventas", ["1,5M", "300K", "2M"], "text", ["mixedUnits"]],
  ["Matrícula", ["1234 BCD", "2345 FGH", "3456 JKL"], "text", ["mixedUnits"]],
  ["Saldo", ["+5", "-3", "+12"], "number", []],
  ["Contacto", ["+34 600 123 456", "611 222 333", "622 333 444"], "text", ["phones"]],
  ["Pago", ["Total", "Total", "Parcial"], "text", ["totalsLeftIn"]],
  ["Versión", ["1.2.3", "1.2.4", "2.0.0"], "text", []],
  ["Sensor", ["MG-8769", "RI-3895", "AB-1"], "text", []],
  ["Tarifa", ["12,50 €/mes", "20,00 €/mes", "5,75 €/mes"], "number", []],
  ["Duración", ["1:30", "12:15", "36:30"], "text", ["almostTimes"]],
  ["Precio", ["1.234", "1 234", "2.500"], "number", ["thousandsOrDecimals"]],
  ["Precio", ["1.234,5", "1 234,5", "2"], "text", ["mixedMarks"]],
  ["Fecha", ["45292", "45293", "45300"], "number", ["serialDates"]],
  ["Fecha", ["20240131", "20240229", "20240301"], "date", ["compactDates"]],
  ["Pedido", ["20240131", "20240229", "20240230"], "number", []],
  ["Fecha", ["0000-00-00", "2024-02-29", "2024-03-01"], "date", ["nullTexts"]],
  ["Ciudad", ["MÃ¡laga", "León", "Lugo"], "text", ["accentsDamaged"]],
  ["Ciudad", ["Málaga", "", ""], "text", []],
  ["Región", ["Norte", "", "", "Sur", "", ""], "text", ["groupsMerged"]],
])("%s of %j is %s, with %j", async (name, texts, type, expected) => {
  const { column, doubts } = await inferColumn(name, texts);
  expect([column.type, doubts]).toEqual([type, expected]);
});

test("a schema reads the file that it comes from, whatever is in it", async () => {
  const awkward = fc.constantFrom(
    ..."1.234|1,234|1.234,5|1,234.5|1 234|1'234|12|007|12,5 %|3 €|$4|5 kg|(6)|7-|+8|1e5|1,5e-3|.5|,5".split(
      "|",
    ),
    ..."01/02/2024|31/12/2023|12/31/2023|2024-01-02|24-01-02|ene-24|3 de mayo de 2024|20240105|10:30".split(
      "|",
    ),
    ..."01/02/24 9:05|2024-01-02T03:04:05Z|24:00|-|N/A|Total|Total a|a|A|a |Norte|12B|99999999999999999999".split(
      "|",
    ),
    "0.1234567890123",
    "123456789012.123456",
    "",
  );
  const column = fc.array(awkward, { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(column, { minLength: 2, maxLength: 4 }), async (columns) => {
      const rows = Array.from({ length: 4 }, (_, row) =>
        columns.map((texts) => texts[row]).join("\t"),
      );
      const header = columns.map((_, index) => `Nombre ${String(index)}`).join("\t");
      const file = new Blob([[header, ...rows].join("\n")]);
      const { table, notes } = await readTable(file, "a.tsv");
      const { schema, doubts } = inferSchema(table);
      expect(parseTable(table, schema).faults).toEqual([]);
      for (const doubt of [...notes, ...doubts])
        expect(wordDoubt(doubt, "es")).not.toMatch(/\{\{|undefined|NaN/);
    }),
    { numRuns: 3000 },
  );
});

/** Infers and parses a column, and returns its values with the codes of its doubts. */
async function parseColumn(
  texts: readonly string[],
): Promise<{ values: ArrayLike<number>; doubts: string[] }> {
  const rows = texts.map((text, index) => `fila ${String(index)}\t${text}`);
  const { table } = await readTable(new Blob([`Fila\tValor\n${rows.join("\n")}\n`]), "a.tsv");
  const { schema, doubts } = inferSchema(table);
  const column = parseTable(table, schema).columns["valor"];
  const values =
    column?.kind === "number" ? column.values.map((value) => value / 10 ** column.decimals) : [];
  return {
    values: column?.kind === "date" ? column.days : values,
    doubts: doubts.map(({ code }) => code),
  };
}

const cents = fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), {
  minLength: 1,
  maxLength: 8,
});

test.each([
  ["es-ES", "€"],
  ["en-US", ""],
  ["de-CH", ""],
  ["fr-FR", "%"],
])("amounts as %s writes them are read as they are, or doubted", async (tag, unit) => {
  const format = new Intl.NumberFormat(tag, { useGrouping: "always", maximumFractionDigits: 2 });
  await fc.assert(
    fc.asyncProperty(cents, async (amounts) => {
      const expected = amounts.map((amount) => amount / 100);
      const { values, doubts } = await parseColumn(
        expected.map((value) => `${format.format(value)} ${unit}`),
      );
      if (!doubts.includes("thousandsOrDecimals")) expect(Array.from(values)).toEqual(expected);
    }),
  );
});

test.each([
  ["es-ES", { dateStyle: "short" }],
  ["es-ES", { dateStyle: "long" }],
  ["es-ES", { day: "2-digit", month: "short", year: "numeric" }],
  ["en-US", { dateStyle: "short" }],
  ["en-US", { dateStyle: "full" }],
  ["en-GB", { dateStyle: "medium" }],
  ["sv-SE", { dateStyle: "short" }],
] as const)(
  "days as %s writes them with %j are read as they are, or doubted",
  async (tag, style) => {
    const format = new Intl.DateTimeFormat(tag, { ...style, timeZone: "UTC" });
    const days = fc.array(fc.integer({ min: 0, max: 25_000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(days, async (expected) => {
        const { values, doubts } = await parseColumn(
          expected.map((day) => format.format(day * 86_400_000)),
        );
        if (!doubts.includes("dateOrder")) expect(Array.from(values)).toEqual(expected);
      }),
    );
  },
);
