import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished, vi } from "vitest";
import type { StepFault } from "../../../scripts/publish/show-steps.ts";
import { speakToServer } from "../../../scripts/publish/speak-to-server.ts";
import { writeScript } from "../../../scripts/publish/write-script.ts";

const commands =
  "systemctl npm id useradd userdel dpkg dpkg-query apt-get ufw curl openssl caddy chown journalctl setpriv " +
  "install sleep mv mkdir rm ln tar head cp readlink";
const server = { kind: "server", user: "root", host: "203.0.113.10", port: "22" } as const;

/** A server in a temporary folder, whose commands are played; `ssh` on PATH leads to it. */
export class FakeServer {
  readonly folder = mkdtempSync(join(tmpdir(), "publish-"));
  readonly root = join(this.folder, "root");
  readonly state = join(this.folder, "state");
  readonly env: Record<string, string>;

  constructor() {
    const bin = join(this.folder, "bin");
    const ofServer = join(this.folder, "commands");
    for (const folder of [
      bin,
      ofServer,
      join(this.root, "etc"),
      join(this.root, "run"),
      this.state,
    ])
      mkdirSync(folder, { recursive: true });
    const command = resolve("tests/support/publish/command.sh");
    symlinkSync(command, join(bin, "ssh"));
    for (const name of commands.split(" ")) symlinkSync(command, join(ofServer, name));
    writeFileSync(
      join(this.root, "etc/os-release"),
      'ID=debian\nVERSION_ID="13"\nPRETTY_NAME="Debian GNU/Linux 13 (trixie)"\n',
    );
    writeFileSync(join(this.state, "calls"), "");
    this.env = {
      PATH: `${bin}:${String(process.env["PATH"])}`,
      COMMANDS: ofServer,
      STATE: this.state,
      PUBLISH_ROOT: this.root,
      TMPDIR: this.state,
    };
    onTestFinished(() => this.#remove());
  }

  /** Publishes a small site by the server's own script; returns the fault, if there is one. */
  async publish(
    text: string,
    settings: { FAIL?: string; KILL?: string } = {},
    onStep: (step: string, state: string) => void = () => undefined,
  ): Promise<StepFault | undefined> {
    const files = packSite(text, this.folder);
    writeFileSync(join(this.state, "calls"), "");
    for (const [name, value] of Object.entries({ FAIL: "", KILL: "", ...this.env, ...settings }))
      vi.stubEnv(name, value);
    try {
      return await speakToServer(server, {
        script: writeScript({
          host: "www.datofirme.example",
          otherHost: "datofirme.example",
          isTrial: false,
          version: "0.1.0",
          release: hash(`${text} release`),
          product: hash(`${text} product`),
        }),
        make: async (name) => files[name] ?? Buffer.alloc(0),
        onStep,
      });
    } finally {
      vi.unstubAllEnvs();
    }
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  link(file: string, target: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    symlinkSync(target, join(this.root, file));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  /** Sets what commands have left behind, e.g. `port-80-tcp` for a rule of the firewall. */
  remember(state: Record<string, string>): void {
    for (const [name, text] of Object.entries(state)) writeFileSync(join(this.state, name), text);
  }

  get rules(): Record<string, string> {
    const names = readdirSync(this.state).filter((name) => name.startsWith("port-"));
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(join(this.state, name), "utf8")]),
    );
  }

  get calls(): string {
    return readFileSync(join(this.state, "calls"), "utf8");
  }

  /** Text of the site that is served and of its program, e.g. `one one`; `none` where there is no site. */
  get served(): string {
    const current = join(this.root, "srv/site/current");
    if (!existsSync(current)) return "none";
    const read = (file: string) => this.read(`srv/site/current/${file}`);
    const program = read("node_modules/data-analyst-site/version");
    if (read(".env") !== `WORD=${program}\n`) return "torn";
    return `${read("dist/index.html")} ${program}`;
  }

  /** Every file and link that a publish writes, with its content, and what commands have set. */
  list(): string[] {
    const files = ["etc", "srv"].flatMap((folder) => this.#walk(join(this.root, folder)));
    const kept = readdirSync(this.state).filter((name) =>
      /^(?:active|port|firewall|user)/.test(name),
    );
    return [...files, ...kept].toSorted();
  }

  #walk(folder: string): string[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) return [`${path} -> ${readlinkSync(path)}`];
      return entry.isFile() ? [`${path} ${hash(readFileSync(path))}`] : [];
    });
  }

  #remove(): void {
    const pid = join(this.state, "pid");
    if (existsSync(pid)) process.kill(Number(readFileSync(pid, "utf8")));
    rmSync(this.folder, { recursive: true });
  }
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** Packs a site of one page, and a program that holds the real files of `deploy/`. */
function packSite(text: string, folder: string): Record<string, Buffer> {
  const at = join(folder, `site ${text}`);
  const product = join(at, "product");
  mkdirSync(join(at, "site/dist"), { recursive: true });
  mkdirSync(join(product, "package"), { recursive: true });
  writeFileSync(join(at, "site/dist/index.html"), text);
  writeFileSync(join(product, "package/version"), text);
  cpSync("deploy", join(product, "package/deploy"), { recursive: true });
  writeFileSync(join(product, "product.tgz"), pack(product, "package"));
  return {
    site: pack(join(at, "site"), "dist"),
    product: pack(product, "product.tgz"),
    settings: Buffer.from(`WORD=${text}\n`),
  };
}

function pack(folder: string, name: string): Buffer {
  return execFileSync("tar", ["-czf", "-", "-C", folder, name], { maxBuffer: 1e8 });
}
