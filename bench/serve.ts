import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Settings = Readonly<Record<string, string>>;

/** Serves a built folder by the service, on a free port with an empty store, while `act` uses its origin. */
export async function withService<Result>(
  act: (origin: string) => Promise<Result>,
  { folder = "demo/dist", settings = {} }: { folder?: string; settings?: Settings } = {},
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const own = { PORT: "0", DATA_DIR: dataDir, VITE_BOOKING_URL: "" };
  try {
    const args = ["service/main.ts", "--site", folder, "--allow-incomplete"];
    return await withServer(args, act, { ...own, ...settings });
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Runs a server that prints `localhost:PORT` once it listens, while `act` uses its origin. */
export async function withServer<Result>(
  args: readonly string[],
  act: (origin: string) => Promise<Result>,
  settings: Settings = {},
): Promise<Result> {
  const server = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  try {
    const [line] = (await Promise.race([once(server.stdout, "data"), ended])) as [unknown];
    const port = /localhost:(\d+)/.exec(String(line))?.[1];
    if (port === undefined) throw new Error(`${args[0] ?? ""} did not start`);
    return await act(`http://localhost:${port}`);
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}
