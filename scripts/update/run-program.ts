import { spawn } from "node:child_process";

export type Output = { code: number; said: string };

/** Runs a program and returns its exit code and its output; `isShown` lets it use the terminal instead. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd, isShown = false }: { cwd?: string; isShown?: boolean } = {},
): Promise<Output> {
  const child = spawn(command, args, {
    cwd,
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && command === "npm",
    env: { ...process.env, NODE_OPTIONS: withoutPreload(process.env["NODE_OPTIONS"] ?? "") },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => (said += part.toString()));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, said: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Takes this version's preload away: another version has its own. */
function withoutPreload(options: string): string {
  return options
    .split(" ")
    .filter((option) => !option.endsWith("/roots/preload.mjs"))
    .join(" ");
}
