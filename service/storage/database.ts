export type SqlValue = string | number | null | Uint8Array;

/** What a statement names as `:name`; each engine refuses a name without a value. */
export type SqlValues = Readonly<Record<string, SqlValue>>;

/** Statements in the SQL that SQLite and PostgreSQL share (decision 049). */
export type Queries = {
  /** All rows of a statement; their columns must be those of `Row`. */
  rows: <Row>(sql: string, values?: SqlValues) => Promise<Row[]>;
  /** Runs a statement; returns the number of rows it changed. */
  run: (sql: string, values?: SqlValues) => Promise<number>;
};

/** Where enquiries and bookings are kept; every method rejects where it cannot be reached. */
export type Database = Queries & {
  /** Its path, or its host and name: without a password, for messages. */
  readonly place: string;
  /** Makes a subquery leave out the rows that another process is writing. */
  readonly skipLocked: string;
  /** Runs `act` while nobody else writes: committed to the disk when it resolves, undone when `act` rejects. */
  transaction: <Result>(act: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** The rows of a statement, one by one. */
  stream: <Row>(sql: string, values?: SqlValues) => AsyncIterable<Row>;
  /** Rejects unless it can be written now. */
  check: (now: number) => Promise<void>;
  /** Rejects unless it is sound and can be written. */
  examine: () => Promise<void>;
  /** Rejects while another process uses it; asked before anything else. */
  requireUnused: () => Promise<void>;
  /** Overwrites what was deleted, as far as the engine lets us. */
  forgetDeleted: () => Promise<void>;
  /** What an error of it means for the owner, with its remedy. */
  describeFault: (error: Error) => string;
  close: () => Promise<void>;
};

/** Writes the heartbeat that `check` is about. */
export const beat = `INSERT INTO heartbeat (id, beaten_at) VALUES (1, :now)
  ON CONFLICT (id) DO UPDATE SET beaten_at = excluded.beaten_at`;
