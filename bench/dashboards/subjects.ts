export type Subject = { module: string; name: string; extras?: readonly string[] };

const duckdb = ["duckdb/worker.js", "duckdb/duckdb.wasm"];

/** The engines; ours is first, the others are reported as multiples of it. */
export const engines: readonly Subject[] = [
  { module: "engines/own", name: "ours" },
  { module: "engines/crossfilter2", name: "crossfilter2" },
  { module: "engines/duckdb", name: "DuckDB-wasm", extras: duckdb },
];

export const stacks: readonly Subject[] = [
  { module: "stacks/own", name: "ours" },
  { module: "stacks/crossfilter2-echarts", name: "crossfilter2 + ECharts" },
  { module: "stacks/crossfilter2-vega", name: "crossfilter2 + Vega" },
  { module: "stacks/duckdb-plot", name: "DuckDB-wasm + Plot", extras: duckdb },
];
