import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeRows } from "../fixtures/write-rows.ts";
import { layOutTable, type TableScene } from "./layout.ts";

const sort = { by: "passengers", isDescending: true };
const filtered = { filters: { class: [0] } };
const scenes: Record<string, TableScene> = {
  sorted: layOutTable(makeTestChart("class", { kind: "table" }, { selection: [1] }), sort, 2),
  pair: layOutTable(makeTestChart("heat", { kind: "bars" }, { state: filtered }), null, 50),
};

test.each(Object.entries(scenes))("%s", async (name, { heads, rows, targets, more }) => {
  const written = writeRows(
    [
      heads.map((head) => `${head.name}${head.by === undefined ? "" : " (sorts)"}`),
      ...rows.map(({ names, cells, isHeld }) => [
        isHeld ? "held" : undefined,
        ...names,
        ...cells.map(({ text, share }) =>
          share === undefined ? text : `${text} (${share.toFixed(2)})`,
        ),
      ]),
      [more],
    ],
    targets,
  );
  await expect(written).toMatchFileSnapshot(`scenes/${name}.txt`);
});
