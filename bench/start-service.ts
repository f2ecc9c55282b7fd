import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the service on a free port and an empty folder, for the time of an action that is given the port. */
export async function withService<Result>(
  settings: Record<string, string>,
  act: (port: number) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const own = { PORT: "0", DATA_DIR: dataDir, VITE_BOOKING_URL: "" };
    return await withServer("service/main.ts", { ...own, ...settings }, act);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Runs a program that says `localhost:PORT` once it listens, for the time of an action that is given the port. */
export async function withServer<Result>(
  file: string,
  settings: Record<string, string>,
  act: (port: number) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, [file], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    return await act(Number(/localhost:(\d+)/.exec(line.toString())?.[1]));
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
}
