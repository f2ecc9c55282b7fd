import { createInterface, type Interface } from "node:readline/promises";

/** Opens the terminal for questions; null where nobody can answer. */
export function openTerminal(): Interface | null {
  if (!process.stdin.isTTY) return null;
  return createInterface({ input: process.stdin, output: process.stdout });
}
