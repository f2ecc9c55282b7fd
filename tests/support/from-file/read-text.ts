import { packColumns } from "../../../dashboards/from-file/pack/pack-columns.ts";
import { chooseUses } from "../../../dashboards/from-file/privacy/choose-uses.ts";
import { profileColumns } from "../../../dashboards/from-file/propose/profile-columns.ts";
import { proposeReport } from "../../../dashboards/from-file/propose/propose-report.ts";
import { inferSchema } from "../../../ingest/infer/infer-schema.ts";
import { parseTable } from "../../../ingest/parse/parse-table.ts";
import { readTable } from "../../../ingest/read/read-table.ts";

/** Reads the text of a CSV file as the command does: its columns, what is published of them, and the proposed report. */
export async function readText(text: string) {
  const { table } = await readTable(new Blob([text]), "rows.csv");
  const { schema, doubts } = inferSchema(table);
  const { columns, faults } = parseTable(table, schema);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const sheet = chooseUses(schema.columns, columns);
  const uses = Object.fromEntries(sheet.map(({ id, use }) => [id, use]));
  const packed = packColumns(columns, uses);
  const profiles = profileColumns(schema.columns, columns, uses);
  const proposed = proposeReport("rows", { es: "Filas", en: "Rows" }, profiles, packed);
  return { schema, doubts, columns, sheet, uses, packed, profiles, proposed };
}

const families = ["Papel", "Escritura", "Mobiliario", "Informática"];
const provinces = ["Madrid", "Sevilla", "A Coruña", "Bizkaia", "Málaga"];
const people = ["María López", "Juan García Ruiz", "Ana Díaz", "Luis Pérez"];

/** Writes an export of an office: 720 sales of two years with customers, in semicolons and decimal commas. */
export function writeSales({ rows = 720, isRising = true } = {}): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const month = row % 24;
    const [product, family] = [row % 8, Math.floor((row % 8) / 2)];
    const amount = isRising ? 100 + 10 * month + 3 * product + (row % 5) : 100;
    const date = `${String((row % 28) + 1).padStart(2, "0")}/${String((month % 12) + 1).padStart(2, "0")}/${String(2023 + Math.floor(month / 12))}`;
    const cost = row % 40 === 7 ? "" : `${String(amount - 30)},25`;
    return [
      date,
      `P-${String(row).padStart(5, "0")}`,
      people[row % people.length],
      `cliente${String(row % 90)}@example.com`,
      `Producto ${String(product)}`,
      families[family],
      provinces[row % provinces.length],
      `${String(amount)},50`,
      cost,
      `${String(5 * (row % 4))} %`,
    ].join(";");
  });
  return `Fecha;Pedido;Cliente;Correo;Producto;Familia;Provincia;Importe (€);Coste (€);Descuento\n${lines.join("\n")}\n`;
}
