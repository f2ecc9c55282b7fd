import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { enquiryBody, jsonCall } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { makeDataDir } from "../contract/service-process.ts";
import { ask, findFreePort, host, startCaddy, startNginx } from "./start-proxy.ts";

/** The service of `deploy/site.service`, on a socket that is held for it. */
class HeldService {
  readonly port: number;
  readonly #holder;

  constructor(port: number) {
    this.port = port;
    const unit = readFileSync("deploy/site.service", "utf8");
    const [, script = ""] = /^ExecStart=\S+\/node (\S+)$/m.exec(unit) ?? [];
    const command = [process.execPath, script, "--site", makeSite()];
    this.#holder = spawn(
      process.execPath,
      [resolve(import.meta.dirname, "hold-socket.ts"), String(port), ...command],
      {
        env: { PATH: process.env["PATH"], DATA_DIR: makeDataDir(), TRUSTED_PROXY: "127.0.0.1" },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    onTestFinished(() => {
      const pid = this.#findPid();
      this.#holder.kill("SIGKILL");
      process.kill(pid, "SIGKILL");
    });
  }

  /** Resolves once it says that it listens. */
  async start(): Promise<void> {
    await once(this.#holder.stdout, "data");
  }

  async restart(): Promise<void> {
    process.kill(this.#findPid(), "SIGTERM");
    await this.start();
  }

  #findPid(): number {
    const holder = String(this.#holder.pid);
    const [pid] =
      /^\d+/.exec(readFileSync(`/proc/${holder}/task/${holder}/children`, "utf8")) ?? [];
    // A process of number 0 would be all of our own.
    if (pid === undefined) throw new Error("no service is held");
    return Number(pid);
  }
}

/** Asks for pages and sends enquiries that lack their text, four visitors at a time, until told to stop. */
function visit(port: number) {
  const { path, init } = jsonCall(enquiryBody({ message: "" }), { origin: `https://${host}` });
  const outcomes = new Map<string, number>();
  const over = new AbortController();
  const note = async (what: string, call: Promise<{ status: number }>) => {
    const outcome = await call.then(
      ({ status }) => `${what} ${String(status)}`,
      (error: Error) => `${what} ${error.message}`,
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const visitors = [1, 2, 3, 4].map(async () => {
    while (!over.signal.aborted) {
      await note("page", ask(port, "/servicios"));
      await note("enquiry", ask(port, path, init));
    }
  });
  const countPages = () => outcomes.get("page 200") ?? 0;
  return {
    async seePages(count: number): Promise<void> {
      const before = countPages();
      await expect.poll(countPages, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + count);
    },
    async end(): Promise<string[]> {
      over.abort();
      await Promise.all(visitors);
      return [...outcomes.keys()].toSorted();
    },
  };
}

test.each([
  ["Caddy", startCaddy],
  ["nginx", startNginx],
])("behind %s no request fails while the service starts anew", async (_name, start) => {
  const service = new HeldService(await findFreePort());
  await service.start();
  const visits = visit(await start(service.port));
  await visits.seePages(50);
  await service.restart();
  await visits.seePages(50);
  expect(await visits.end()).toEqual(["enquiry 422", "page 200"]);
});

test("what systemd holds is where the proxies ask", () => {
  const [, address = ""] =
    /^ListenStream=(\S+)$/m.exec(readFileSync("deploy/site.socket", "utf8")) ?? [];
  for (const file of ["Caddyfile", "nginx.conf"]) {
    expect(readFileSync(`deploy/${file}`, "utf8")).toContain(address);
  }
});
