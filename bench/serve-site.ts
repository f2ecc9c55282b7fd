import { spawn, type ChildProcess } from "node:child_process";

/** Serves a built folder with our own service; gives the process, to be ended by who asked for it. */
export async function serveSite(
  folder: string,
  port: number,
  dataDir: string,
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["service/main.ts", "--site", folder, "--allow-incomplete"],
    {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", () =>
      reject(new Error(`The service did not start on port ${String(port)}`)),
    );
  });
  return child;
}
