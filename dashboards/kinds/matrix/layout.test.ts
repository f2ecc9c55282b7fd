import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeRows } from "../fixtures/write-rows.ts";
import { layOutMatrix, type MatrixCell } from "./layout.ts";

const charts = {
  totals: makeTestChart("heat", { kind: "matrix", hasTotals: true }, { selection: [1] }),
  groups: makeTestChart("heat", {
    kind: "matrix",
    ramp: "even",
    groups: { view: "class", of: [0, 1, 1] },
  }),
};

function writeCell({ text, bin }: MatrixCell): string {
  if (bin === undefined) return text;
  const step = bin.step === undefined ? "" : ` ${bin.step}`;
  return `${text} (${String(bin.target)} ${bin.state}${step})`;
}

test.each(Object.entries(charts))("%s", async (name, chart) => {
  const { corner, columns, rows, totals, targets } = layOutMatrix(chart);
  const written = writeRows(
    [
      [corner, ...columns],
      ...rows.map(({ level, name: row, cells, total }) =>
        [level, row].concat(cells.map(writeCell), total ?? []),
      ),
      ...(totals === undefined ? [] : [[totals.name, ...totals.cells, totals.total]]),
    ],
    targets,
  );
  await expect(written).toMatchFileSnapshot(`scenes/${name}.txt`);
});
