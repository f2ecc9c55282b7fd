import { spawn, type ChildProcess } from "node:child_process";
import type { Preview } from "./studio-context.ts";

type PreviewOptions = { root: string; port: number; studioAddress: string };

/** Runs `npm run dev` as a child process for the preview frame. */
export function startPreview({
  root,
  port,
  studioAddress,
}: PreviewOptions): Preview & { stop: () => void } {
  const address = `http://localhost:${String(port)}`;
  let child: ChildProcess | undefined;
  let isReady = false;
  const start = (): void => {
    isReady = false;
    const server = spawn(process.execPath, ["scripts/dev.ts", "--studio", studioAddress], {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    server.stdout.on("data", (text: Buffer) => {
      if (server === child && text.includes(address)) isReady = true;
    });
    child = server;
  };
  const stop = (): void => {
    child?.kill();
    child = undefined;
  };
  start();
  process.on("exit", stop);
  return {
    address,
    isReady: () => isReady,
    stop,
    restart: () => {
      const old = child;
      // The new process needs the same port.
      old?.once("exit", start);
      stop();
    },
  };
}
