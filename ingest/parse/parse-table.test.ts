import { expect, test } from "vitest";
import { inferSchema } from "../infer/infer-schema.ts";
import { readTable } from "../read/read-table.ts";
import { wordDoubt } from "../words/word-doubt.ts";
import { noDay } from "./parsed-column.ts";
import { parseTable, type ParsedTable } from "./parse-table.ts";

const first = [
  "Fecha;Alta;Hora;Zona;Importe;Tasa",
  "13/01/2024;13/01/2024 08:15;8:15;Norte;1.000,50 €;1,5 %",
  "14/01/2024;;;Sur;20,00 $;-",
  "15/01/2024;15/01/2024;23:59;;(3,25 €);2 %",
  "Total;;;;1.017,25 €;",
].join("\n");

/** Parses a second file by the schema of a first one, as a later refresh does. */
async function parseBy(base: string, later: string): Promise<ParsedTable> {
  const { schema } = inferSchema((await readTable(new Blob([base]), "a.csv")).table);
  const { table } = await readTable(new Blob([later]), "b.csv", { dialect: schema.dialect });
  return parseTable(table, schema);
}

/** Parses the first file with one cell changed, and returns its faults. */
async function findFaults(from: string, to: string): Promise<unknown[]> {
  const { faults } = await parseBy(first, first.replace(from, to));
  return faults.map(({ code, column, line, found }) => [code, column, line, found]);
}

test("values are whole numbers, days, minutes and codes; a missing one is none", async () => {
  const { rowCount, columns, faults } = await parseBy(first, first);
  expect(faults).toEqual([]);
  expect(rowCount).toBe(3);
  expect(columns).toEqual({
    fecha: { kind: "date", days: Int32Array.of(19735, 19736, 19737) },
    alta: {
      kind: "date",
      days: Int32Array.of(19735, noDay, 19737),
      minutes: Int16Array.of(495, -1, -1),
    },
    hora: { kind: "time", minutes: Int16Array.of(495, -1, 1439) },
    zona: { kind: "text", labels: ["Norte", "Sur"], codes: Int32Array.of(0, 1, -1) },
    importe: { kind: "number", decimals: 2, values: Float64Array.of(100_050, 2000, -325) },
    importeUnit: { kind: "text", labels: ["EUR", "USD"], codes: Int32Array.of(0, 1, 0) },
    tasa: { kind: "number", decimals: 1, values: Float64Array.of(15, NaN, 20) },
  });
});

test.each([
  ["20,00 $", "20.00 $", "notNumber", "Importe"],
  ["20,00 $", "veinte", "notNumber", "Importe"],
  ["20,00 $", "20,00 £", "unitUnknown", "Importe"],
  ["20,00 $", "20,005 $", "moreDecimals", "Importe"],
  ["20,00 $", "20.000.000.000.000.000,00 $", "numberTooLarge", "Importe"],
  ["14/01/2024", "01/14/2024", "notDate", "Fecha"],
  ["14/01/2024", "31/02/2024", "notDate", "Fecha"],
  ["14/01/2024", "14/01/2024 10:00", "timeUnexpected", "Fecha"],
  ["23:59", "24:59", "notTime", "Hora"],
  ["Total", "Total general", "totalUnknown", "Fecha"],
])("%s that becomes %s is %s", async (from, to, code, column) => {
  const faults = await findFaults(from, to);
  expect(faults).toContainEqual([code, column, expect.any(Number), expect.stringContaining(to)]);
});

test("a column that is gone is named; one more is not read", async () => {
  expect(await findFaults("Hora", "Horas")).toEqual([
    ["columnMissing", "Hora", undefined, undefined],
  ]);
  const later = first.replaceAll(/(\n|$)/g, ";x$1");
  const { faults, columns } = await parseBy(first, later);
  expect([faults, Object.keys(columns).length]).toEqual([[], 7]);
});

test("a total where there was none would count twice, so it is a fault, unless totals are kept", async () => {
  const base = "Zona;Ventas\nNorte;1\nSur;2\n";
  const { faults } = await parseBy(base, `${base}Total;3\n`);
  expect(faults).toMatchObject([{ code: "totalUnknown", line: 4, found: "Total" }]);
  const kept = await readTable(new Blob([`${base}Total;3\n`]), "a.csv");
  const { leaveOut: _, ...schema } = inferSchema(kept.table).schema;
  expect(parseTable(kept.table, schema)).toMatchObject({ rowCount: 3, faults: [] });
  expect(wordDoubt(faults[0]!, "es")).toBe(
    "Línea 4, columna «Zona»: «Total» parece una fila de totales que el informe no conoce y contaría dos veces. Quítala del archivo o define el informe de nuevo.",
  );
});
