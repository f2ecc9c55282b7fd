import { AsyncDuckDB, VoidLogger } from "@duckdb/duckdb-wasm";
import { tableFromArrays } from "apache-arrow";
import { isRange, type Selection } from "../../../../dashboards/query/state/selection.ts";
import type { Rows } from "../rows.ts";
import type { Changes } from "../script.ts";
import type { Subject } from "../subject.ts";
import { emptyNumbers, offsets, pairSide, viewIds, views, type ViewId } from "../views.ts";

const values: Record<ViewId, string> = {
  class: "class",
  type: "type",
  age: "age",
  distance: "distance",
  delay: "delay",
  pair: `wifi * ${String(pairSide)} + boarding`,
};

/** DuckDB-wasm in its worker: the rows come as Arrow, a step is one query of six groupings. */
export async function open({ columns }: Rows): Promise<Subject> {
  const database = new AsyncDuckDB(new VoidLogger(), new Worker("/duckdb/worker.js"));
  await database.instantiate("/duckdb/duckdb.wasm");
  const connection = await database.connect();
  await connection.insertArrowTable(tableFromArrays(columns), { name: "passengers", create: true });
  const filters: Partial<Record<ViewId, Selection | null>> = {};
  const numbers = emptyNumbers();
  const step = async (changes: Changes): Promise<void> => {
    Object.assign(filters, changes);
    const table = await connection.query(writeQuery(filters));
    const [view, bin, count, sum] = ["view", "bin", "count", "sum"].map(
      (name) => table.getChild(name)!.toArray() as Int32Array,
    );
    numbers.fill(0);
    for (let row = 0; row < table.numRows; row += 1) {
      const at = offsets[viewIds[view![row]!]!] + 2 * bin![row]!;
      numbers[at] = count![row]!;
      numbers[at + 1] = sum![row]!;
    }
  };
  await step({});
  return { step, read: () => numbers };
}

function writeQuery(filters: Changes): string {
  const conditions = viewIds.map((id) => writeCondition(id, filters[id] ?? null));
  return viewIds
    .map((id, at) => {
      const others = conditions.filter((condition, other) => other !== at && condition !== "");
      const where = others.length === 0 ? "" : ` WHERE ${others.join(" AND ")}`;
      return `SELECT ${String(at)} AS view, ${writeBin(id)} AS bin, count(*)::INTEGER AS count, sum(satisfied)::INTEGER AS sum FROM passengers${where} GROUP BY bin`;
    })
    .join(" UNION ALL ");
}

function writeBin(id: ViewId): string {
  const { from, width } = views[id];
  return `((${values[id]} - ${String(from)}) // ${String(width)})::INTEGER`;
}

function writeCondition(id: ViewId, selection: Selection | null): string {
  const { from, width } = views[id];
  if (selection === null) return "";
  if (!isRange(selection)) return `${values[id]} IN (${selection.join(", ")})`;
  const [low, high] = [selection.from, selection.to].map((bin) => String(from + bin * width));
  return `${values[id]} >= ${low!} AND ${values[id]} < ${high!}`;
}
