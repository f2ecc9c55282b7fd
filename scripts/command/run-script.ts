import { spawn } from "node:child_process";

export async function runScript(command: string, args: readonly string[] = []): Promise<void> {
  const code = await runToEnd(command, args);
  if (code !== 0) process.exit(code);
}

export async function runToEnd(command: string, args: readonly string[] = []): Promise<number> {
  const isScript = command.endsWith(".ts");
  const child = spawn(isScript ? process.execPath : command, isScript ? [command, ...args] : args, {
    stdio: "inherit",
  });
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
