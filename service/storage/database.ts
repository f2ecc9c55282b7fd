export type SqlValue = string | number | null | Uint8Array;

/** Values by parameter name, without the colon of `:name`; both engines reject a name without a value. */
export type SqlValues = Readonly<Record<string, SqlValue>>;

/** Statements in the SQL that SQLite and PostgreSQL share (decision 049). */
export type Queries = {
  /** Returns all rows of a statement; their columns must be those of `Row`. */
  rows: <Row>(sql: string, values?: SqlValues) => Promise<Row[]>;
  /** Runs a statement; returns the number of rows it changed. */
  run: (sql: string, values?: SqlValues) => Promise<number>;
};

/** Stores enquiries and bookings; every method rejects if the database cannot be reached. */
export type Database = Queries & {
  /** Path, or host and name, for messages; holds no password. */
  readonly place: string;
  /** SQL clause that makes a subquery skip rows locked by another process. */
  readonly skipLocked: string;
  /** Runs `act` as the only writer; commits to disk when it resolves and rolls back when it rejects. */
  transaction: <Result>(act: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** Yields the rows of a statement one by one. */
  stream: <Row>(sql: string, values?: SqlValues) => AsyncIterable<Row>;
  /** Rejects if the database cannot be written. */
  check: (now: number) => Promise<void>;
  /** Rejects if the database is damaged or cannot be written. */
  examine: () => Promise<void>;
  /** Rejects while another process uses the database; must be called before any other method. */
  requireUnused: () => Promise<void>;
  /** Overwrites deleted data on disk, as far as the engine allows. */
  forgetDeleted: () => Promise<void>;
  /** Describes an error of this database for the owner, with its remedy. */
  describeFault: (error: Error) => string;
  close: () => Promise<void>;
};

/** Statement with which `check` proves that the database can be written. */
export const writeHeartbeat = `INSERT INTO heartbeat (id, beaten_at) VALUES (1, :now)
  ON CONFLICT (id) DO UPDATE SET beaten_at = excluded.beaten_at`;
