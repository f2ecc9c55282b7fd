import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Longest time, in ms, after which a program is killed: a dead line must not block the next copies for ever. */
const longestMs = 30 * 60_000;

/** Runs a program of the system; returns its output, or throws the end of its errors. */
export async function runProgram(
  program: string,
  args: readonly string[],
  input = "",
): Promise<string> {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"], timeout: longestMs });
  // A program that ends early closes its input.
  child.stdin.on("error", () => undefined).end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error(`${program} is not installed`) : error;
  });
  if (code === 0) return output;
  // The last line alone is often "Connection closed".
  const reason = errors.trim().split("\n").slice(-2).join("; ");
  throw new Error(`${program}: ${reason || `ended with ${String(code)}, or took half an hour`}`);
}
