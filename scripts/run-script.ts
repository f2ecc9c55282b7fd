import { spawn } from "node:child_process";

/** Runs a script of ours, or a package's command, to its end; a failure ends this process with the same code. */
export async function runScript(command: string, args: readonly string[] = []): Promise<void> {
  const code = await runToEnd(command, args);
  if (code !== 0) process.exit(code);
}

/** Runs a `.ts` file under this Node, or a command, and gives its exit code. */
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
