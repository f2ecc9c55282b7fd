import { expect, test } from "vitest";
import { readText, writeSales } from "../../../tests/support/from-file/read-text.ts";
import { countSmallGroups } from "./choose-uses.ts";
import { isPersonName } from "./name-shapes.ts";

test("nothing that looks personal is published unless the owner says why", async () => {
  const { sheet, packed } = await readText(writeSales());
  expect(Object.fromEntries(sheet.map(({ id, judgement }) => [id, judgement.kind]))).toMatchObject({
    pedido: "rowId",
    cliente: "personName",
    correo: "email",
    producto: "plain",
    provincia: "plain",
    importe: "money",
  });
  expect(Object.keys(packed)).not.toEqual(expect.arrayContaining(["pedido"]));
  for (const id of ["pedido", "cliente", "correo"]) expect(packed).not.toHaveProperty(id);
  expect(sheet.find(({ id }) => id === "fecha")!.use).toEqual({ as: "month" });
});

const columns: readonly [header: string, value: (row: number) => string, kind: string][] = [
  [
    "DNI",
    (row) => `${String(10_000_000 + 97 * row)}${"TRWAGMYFPDXBNJZSQVHLCKE"[row % 23]!}`,
    "officialId",
  ],
  ["Cuenta", (row) => `ES91 2100 0418 4502 0005 ${String(1000 + row)}`, "officialId"],
  ["Teléfono", (row) => `6${String(10_000_000 + 7919 * row)}`, "phone"],
  ["Móvil", (row) => `+34 600 ${String(100 + row)} 123`, "phone"],
  ["Contacto web", (row) => `persona${String(row)}@example.org`, "email"],
  [
    "Fecha de nacimiento",
    (row) => `0${String((row % 9) + 1)}/05/19${String(50 + (row % 40))}`,
    "birth",
  ],
  ["Responsable", (row) => ["Carmen Ruiz", "Antonio Gil", "Lucía Mora"][row % 3]!, "personName"],
  [
    "Comentarios",
    (row) => `El cliente ${String(row)} llamó para preguntar por su pedido y quedó contento`,
    "freeText",
  ],
  ["N.º de pedido", (row) => `PED-${String(row)}`, "rowId"],
  ["Código postal", (row) => `0${String(8001 + (row % 30))}`, "plain"],
  ["Proveedor", (row) => ["Papeles Norte, S.L.", "Suministros Gil, S.A."][row % 2]!, "plain"],
  ["Ciudad", (row) => ["San Sebastián", "Santa Cruz", "Palma"][row % 3]!, "plain"],
  ["Importe", (row) => `${String(100 + row)},50`, "plain"],
];

test.each(columns)("%s", async (header, value, kind) => {
  const rows = Array.from({ length: 60 }, (_, row) => `${["A", "B"][row % 2]!};${value(row)}`);
  const { sheet } = await readText(`Grupo;${header}\n${rows.join("\n")}\n`);
  expect(sheet[1]!.judgement.kind).toBe(kind);
});

test("in a file about persons, what could single one out is grouped, and small groups are counted", async () => {
  const rows = Array.from(
    { length: 300 },
    (_, row) =>
      `${["Ana", "Luis", "Marta"][row % 3]!} ${"Gil Mora Ruiz Soto Vega".split(" ")[row % 5]!} ${"abcdefghijklmnopqrst"[row % 20]!.toUpperCase()}ena;28${String(100 + (row % 3))};${String(20 + (row % 50))};${row < 4 ? "Otro" : ["Mujer", "Hombre"][row % 2]!};${String(row)},50`,
  );
  const { sheet, packed } = await readText(
    `Cliente;Código postal;Edad;Sexo;Importe\n${rows.join("\n")}\n`,
  );
  const uses = Object.fromEntries(sheet.map(({ id, use }) => [id, use]));
  expect(uses).toMatchObject({
    cliente: { as: "stay" },
    codigoPostal: { as: "label", first: 2, fewest: 10 },
    edad: { as: "number", step: 10 },
    sexo: { as: "label", fewest: 10 },
  });
  expect(packed["sexo"]!.declaration).toMatchObject({
    labels: expect.not.arrayContaining(["Otro"]) as string[],
  });
  expect(countSmallGroups(sheet, packed)).toBeGreaterThan(0);
});

test.each([
  ["María López", true],
  ["García Ruiz, Juan", true],
  ["Papelería María, S.L.", false],
  ["Producto 3", false],
  ["San Sebastián", false],
])("%s is a person’s name: %s", (text, isName) => {
  expect(isPersonName(text)).toBe(isName);
});
