import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres } from "../../../scripts/suite/find-postgres.ts";

const nobody = 65_534;

export type Postgres = {
  url: string;
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL in a new folder, on a free loopback port. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error("There is no PostgreSQL: npm test installs it.");
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  await promisify(execFile)(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder },
  );
  const port = String(await findFreePort());
  // Tests kill its processes, never the machine: unsynced writes may stay in memory.
  const settings = ["fsync=off", "full_page_writes=off", "max_connections=300"];
  const options = settings.flatMap((one) => ["-c", one]);
  let server: ChildProcess | undefined;
  const goDown = async (): Promise<void> => {
    if (server === undefined) return;
    const ended = once(server, "exit");
    // Does not wait for connected clients.
    server.kill("SIGINT");
    await ended;
    server = undefined;
  };
  const comeUp = async (): Promise<void> => {
    const place = ["-D", data, "-h", "127.0.0.1", "-p", port, "-k", folder];
    const started = spawn(join(programs, "postgres"), [...place, ...options], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    await waitUntilReady(started.stderr);
  };
  await comeUp();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    goDown,
    comeUp,
    stop: async () => {
      await goDown();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(errors: NodeJS.ReadableStream): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    errors.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    errors.on("end", () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
