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
  const own = { PATH: process.env["PATH"], PORT: "0", DATA_DIR: dataDir, VITE_BOOKING_URL: "" };
  const service = spawn(process.execPath, ["service/main.ts"], {
    env: { ...own, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(service.stdout, "data")) as [Buffer];
    return await act(Number(/localhost:(\d+)/.exec(line.toString())?.[1]));
  } finally {
    service.kill("SIGTERM");
    await once(service, "exit");
    await rm(dataDir, { recursive: true });
  }
}
