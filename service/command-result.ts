import { pipeline } from "node:stream/promises";
import { StorageFault } from "./storage-fault.ts";

/** A long output is produced line by line, so that it need not fit in memory. */
export type Output = string | Iterable<string> | AsyncIterable<string>;

export type CommandResult = { exitCode: number; output: Output };

const pieceLength = 65_536;

export function succeed(output: Output): CommandResult {
  return { exitCode: 0, output };
}

export function failWith(output: string): CommandResult {
  return { exitCode: 1, output };
}

/** Runs a command and prints its output; a `StorageFault` is printed as one sentence. */
export async function runCommand(command: () => Promise<CommandResult>): Promise<void> {
  try {
    await report(await command());
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Writes the output at the reader's pace; a reader that stops early, as `head` does, is not an error. */
async function report({ exitCode, output }: CommandResult): Promise<void> {
  const stream = exitCode === 0 ? process.stdout : process.stderr;
  process.exitCode = exitCode;
  try {
    await pipeline(joinLines(output), stream, { end: false });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
  }
}

async function* joinLines(output: Output): AsyncGenerator<string> {
  let piece = "";
  for await (const line of typeof output === "string" ? [output] : output) {
    piece += line;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
