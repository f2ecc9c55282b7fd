/** An entry never holds a visitor's text or an e-mail address. */
export type LogEntry = { event: string } & Record<string, string | number | undefined>;

export type Log = (entry: LogEntry) => void;

/** Writes one JSON line to the error stream: JSON encodes line breaks, so an entry cannot forge another. */
export const writeLog: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
