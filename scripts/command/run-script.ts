import { spawn } from "node:child_process";
import { findTool } from "./find-tool.ts";
import { inProduct } from "../../roots/roots.ts";

export async function runScript(command: string, args: readonly string[] = []): Promise<void> {
  const code = await runToEnd(command, args);
  if (code !== 0) process.exit(code);
}

export async function runToEnd(command: string, args: readonly string[] = []): Promise<number> {
  const script = command.endsWith(".ts") ? inProduct(command) : findTool(command);
  const child =
    script === undefined
      ? spawn(command, args, { stdio: "inherit" })
      : spawn(process.execPath, [script, ...args], { stdio: "inherit" });
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
