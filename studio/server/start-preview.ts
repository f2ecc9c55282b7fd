import { spawn, type ChildProcess } from "node:child_process";
import type { Preview } from "./studio-context.ts";
import { inProduct, productRoot } from "../../roots/roots.ts";
import { environmentFor } from "../../roots/environment-for.ts";

type PreviewOptions = { root: string; port: number; studioAddress: string };

/**
 * Runs `npm run dev` as a child process for the preview frame, from the first look on; after a restart it starts at the
 * next look, since most settings are saved while nobody looks.
 */
export function startPreview({ root, port, studioAddress }: PreviewOptions): Preview {
  const address = `http://localhost:${String(port)}`;
  let child: ChildProcess | undefined;
  let isReady = false;
  const start = (): void => {
    const server = spawn(
      process.execPath,
      [inProduct("scripts/dev.ts"), "--studio", studioAddress],
      {
        cwd: productRoot,
        env: { ...environmentFor(root), PORT: String(port), HOST: "127.0.0.1" },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    server.stdout.on("data", (text: Buffer) => {
      if (!server.killed && text.includes(address)) isReady = true;
    });
    // The next process needs the same port.
    server.once("exit", () => {
      child = undefined;
      isReady = false;
    });
    child = server;
  };
  const stop = (): void => {
    isReady = false;
    child?.kill();
  };
  process.on("exit", stop);
  return {
    address,
    isReady: () => {
      if (child === undefined) start();
      return isReady;
    },
    restart: stop,
  };
}
