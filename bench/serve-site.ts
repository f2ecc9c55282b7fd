import { spawn, type ChildProcess } from "node:child_process";

export type ServedSite = {
  /** Origin, without a trailing slash; `process` is ended by the caller. */
  origin: string;
  process: ChildProcess;
};

/** Serves a built folder with our own service, on a port that is free. */
export async function serveSite(folder: string, dataDir: string): Promise<ServedSite> {
  const args = ["service/main.ts", "--site", folder, "--allow-incomplete"];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text: Buffer) => resolve(text.toString()));
    child.once("exit", () => reject(new Error("The service did not start")));
  });
  const [origin = ""] = /http:\/\/localhost:\d+/.exec(line) ?? [];
  return { origin, process: child };
}
