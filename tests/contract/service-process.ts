import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { environmentFor } from "../../roots/environment-for.ts";
import { onTestFinished } from "vitest";

const rootDir = resolve(import.meta.dirname, "../..");

export type Settings = Record<string, string>;

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** A service in a process of its own, by default on a free port. */
export class ServiceProcess {
  readonly child: Child;
  readonly exited: Promise<number | null>;
  readonly errors: Promise<string>;
  output = "";

  constructor(siteDir: string, settings: Settings, folder?: string) {
    this.child = run([join(rootDir, "service/main.ts"), "--site", siteDir], {
      ...(folder !== undefined && (environmentFor(folder) as Settings)),
      PORT: "0",
      ...settings,
    });
    this.exited = once(this.child, "exit").then(([code]) => code as number | null);
    this.errors = text(this.child.stderr);
    this.child.stdout.on("data", (chunk: Buffer) => {
      this.output += chunk.toString();
    });
    onTestFinished(() => void this.child.kill("SIGKILL"));
  }

  /** Returns the address from the line that it prints once it listens. */
  async findUrl(): Promise<string> {
    while (!this.output.includes("\n")) {
      const isOver = await Promise.race([
        this.exited.then(() => true),
        once(this.child.stdout, "data").then(() => false),
      ]);
      if (isOver) throw new Error(`The service ended: ${await this.errors}`);
    }
    return /http:\/\/\S+/.exec(this.output)?.[0] ?? "";
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}

/** Runs the owner's mail command. */
export async function runCli(args: string[], settings: Settings) {
  return runTool("mail", args, settings);
}

const ofService = new Set(["mail", "bookings", "views"]);

/** Runs a command of the owner, e.g. `"backup"`. */
export async function runTool(name: string, args: string[], settings: Settings) {
  const folder = ofService.has(name) ? "service/command" : "scripts";
  const child = run([join(rootDir, folder, `${name}.ts`), ...args], settings);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code: code as number };
}

// A developer's .env must not leak into a test.
function run(args: string[], settings: Settings): Child {
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    DATABASE_URL: "",
    SMTP_URL: "",
    MAIL_TO: "",
    MAIL_FROM: "",
    HOST: "",
    // A test that runs at half past seven must not get one mail more.
    DIGEST_AT: "never",
    ...settings,
  };
  return spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
}
