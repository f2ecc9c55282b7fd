import { pipeline } from "node:stream/promises";
import { StorageFault } from "./storage-fault.ts";

/** A long output comes line by line, so that it never stands in memory as a whole. */
export type Output = string | Iterable<string> | AsyncIterable<string>;

export type CommandResult = { exitCode: number; output: Output };

const pieceLength = 65_536;

export function succeed(output: Output): CommandResult {
  return { exitCode: 0, output };
}

export function failWith(output: string): CommandResult {
  return { exitCode: 1, output };
}

/** Runs a command and writes what it says; a fault of the storage is said in a sentence. */
export async function runCommand(command: () => Promise<CommandResult>): Promise<void> {
  try {
    await report(await command());
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Writes the output as fast as its reader takes it; one who has read enough, as `head` has, is no fault. */
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
