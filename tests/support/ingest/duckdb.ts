import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";

/** Reads numbers as texts by their style alone: Spanish or American. */
const macros = String.raw`
  CREATE MACRO digits(x) AS replace(regexp_replace(x, '[^0-9.,-]', '', 'g'), ' ', '');
  CREATE MACRO es(x) AS CAST(replace(replace(digits(x), '.', ''), ',', '.') AS DECIMAL(18, 4));
  CREATE MACRO us(x) AS CAST(replace(digits(x), ',', '') AS DECIMAL(18, 4));
`;

/** Opens a database in memory with macros that read Spanish and American numbers. */
export async function openDuckDb(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(macros);
  return connection;
}

/** Returns the only number of a query. */
export async function askNumber(connection: DuckDBConnection, sql: string): Promise<number> {
  const reader = await connection.runAndReadAll(`SELECT (${sql})::DOUBLE`);
  return Number(reader.getRows()[0]?.[0]);
}
