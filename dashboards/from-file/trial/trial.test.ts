import { expect, test } from "vitest";
import { trialSlug } from "../../../contracts/trial/file-trial.ts";
import { locales } from "../../../contracts/locale.ts";
import { answerDoubts, describeDoubts } from "./describe-doubts.ts";
import { drawTrial } from "./draw-trial.ts";
import { makeSample } from "./make-sample.ts";
import { nameFault } from "./name-fault.ts";
import { readTrial } from "./read-trial.ts";
import { previewTable, understandTable } from "./understand-table.ts";

const isBeginning = false;

async function read(text: string, name = "ventas.csv") {
  return readTrial(new Blob([text]), name, { isBeginning });
}

async function findFault(make: () => Promise<unknown>, name = "ventas.csv") {
  const error = await make().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return nameFault(error, name, "es");
}

test.each(locales)(
  "the sample in %s leaves no doubt and gives six visuals with reasons",
  async (language) => {
    const { file, name } = makeSample(language);
    const trial = await readTrial(file, name, { isBeginning });
    expect(trial.table.rowCount).toBe(18_240);
    expect(trial.doubts).toEqual([]);
    const drawn = drawTrial(trialSlug, name, trial);
    const visuals = Object.values(drawn.texts[language].visuals);
    expect(visuals).toHaveLength(6);
    expect(visuals.filter(({ note = "" }) => !/porque|because/.test(note))).toEqual([]);
    expect(drawn.saved.source).toMatchObject({ file: name });
  },
);

const days = ["03/04/2024", "05/06/2024", "07/08/2024"];
const doubtful = [
  "Fecha;Peso;Importe",
  ...days.map((day, place) => `${day};1.${String(place + 2)}50;${String(place)},50`),
  "Total;;4,50",
].join("\n");

test("each doubt has both answers, with what the data would be under each", async () => {
  const { table, schema, doubts } = await read(doubtful);
  const asked = describeDoubts(table, schema, doubts);
  expect(asked.map(({ described }) => described)).toEqual([
    {
      code: "dateOrder",
      column: "Fecha",
      found: "03/04/2024",
      line: 2,
      rows: 3,
      answers: [
        expect.objectContaining({ read: "2024-04-03", first: "2024-04-03", last: "2024-08-07" }),
        expect.objectContaining({ read: "2024-03-04", first: "2024-03-04", last: "2024-07-08" }),
      ],
    },
    {
      code: "thousandsOrDecimals",
      column: "Peso",
      found: "1.250",
      line: 2,
      rows: 4,
      answers: [
        { read: "1250", total: 4050 },
        { read: "1.25", total: 4.05 },
      ],
    },
    {
      code: "totals",
      column: "Fecha",
      found: "Total",
      line: 0,
      rows: 4,
      answers: [
        { read: "Importe", total: 4.5 },
        { read: "Importe", total: 9 },
      ],
    },
  ]);
  const answered = answerDoubts(schema, asked, [true, false, false]);
  expect(answered.columns[0]).toMatchObject({ type: "date", order: "mdy" });
  expect(answered.columns[1]).toMatchObject({ decimalMark: "," });
  expect(answered.leaveOut).toEqual(schema.leaveOut);
});

test("what was understood is said with the first text that shows it", async () => {
  const { table, schema } = await read("Día;Importe\n31/01/2024;1,50\n01/02/2024;-\n");
  expect(understandTable(table, schema)).toEqual([
    { topic: "encoding", value: "utf-8" },
    { topic: "separator", value: ";" },
    { topic: "header", value: "1" },
    { topic: "marks", value: ",", found: "1,50", column: "Importe" },
    { topic: "dates", value: "dmy", found: "31/01/2024", column: "Día" },
    { topic: "nulls", value: "-" },
  ]);
});

test("of a wide table, the preview shows the doubtful column among five", async () => {
  const names = Array.from({ length: 8 }, (_, place) => `c${String(place)}`);
  const { table, schema } = await read(`${names.join(",")}\n${names.map(() => "1").join(",")}\n`);
  const { columns, rows, more } = previewTable(table, schema, new Set(["c7"]));
  expect(columns.map(({ name }) => name)).toEqual(["c0", "c1", "c2", "c3", "c7"]);
  expect(rows).toEqual([{ line: 2, cells: ["1", "1", "1", "1", "1"] }]);
  expect(more).toEqual(["c4", "c5", "c6"]);
});

const container = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test.each([
  ["clientes.xlsx", "password"],
  ["clientes.xls", "oldExcel"],
])("%s in the old container is a fault of its own: %s", async (name, code) => {
  const fault = await findFault(
    async () => readTrial(new Blob([container]), name, { isBeginning }),
    name,
  );
  expect(fault.code).toBe(code);
});

test("sentences are no table, and texts alone are nothing to draw", async () => {
  const lines = Array.from({ length: 40 }, (_, place) => "palabra, ".repeat((place % 9) + 2));
  const sentences = await findFault(async () => read(`Acta, de la reunión\n${lines.join("\n")}`));
  expect(sentences).toMatchObject({ code: "notTable", params: { uneven: 33 } });
  const texts = `nombre,color\n${"silla,rojo\nmesa,azul\n".repeat(6)}`;
  const fault = await findFault(async () => drawTrial(trialSlug, "a.csv", await read(texts)));
  expect(fault).toMatchObject({ code: "nothingToDraw", params: { rows: 12 } });
});

test("rows too few for any chart are a fault, not an empty report", async () => {
  const few = "Fecha;Importe\n31/01/2024;1,5\n28/02/2024;2,5\n31/03/2024;4";
  const fault = await findFault(async () => drawTrial(trialSlug, "a.csv", await read(few)));
  expect(fault).toMatchObject({ code: "tooFew", params: { rows: 3 } });
});

test("a fault without a screen of its own keeps its words", async () => {
  const fault = await findFault(async () => read(""));
  expect(fault).toMatchObject({ code: "other", text: expect.stringContaining("vacío") as string });
});
