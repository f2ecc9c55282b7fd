import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import type { Settings } from "../contract/service-process.ts";

/** The service of `deploy/site.service`, on a socket that another process holds open. */
export class HeldService {
  readonly port: number;
  readonly #holder: ChildProcessByStdio<null, Readable, null>;

  constructor(port: number, siteDir: string, settings: Settings) {
    this.port = port;
    const unit = readFileSync("deploy/site.service", "utf8");
    const [, script = ""] =
      /^ExecStart=\S+\/node node_modules\/data-analyst-site\/(\S+)$/m.exec(unit) ?? [];
    const command = [process.execPath, script, "--site", siteDir];
    this.#holder = spawn(
      process.execPath,
      [resolve(import.meta.dirname, "hold-socket.ts"), String(port), ...command],
      {
        env: { PATH: process.env["PATH"], TRUSTED_PROXY: "127.0.0.1", ...settings },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    onTestFinished(() => {
      const pid = this.#findPid();
      this.#holder.kill("SIGKILL");
      process.kill(pid, "SIGKILL");
    });
  }

  /** Resolves once it prints that it listens. */
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
    // Number 0 would be this test's whole process group.
    if (pid === undefined) throw new Error("no service is held");
    return Number(pid);
  }
}
