import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

const seconds = 5;
const connections = 16;
const zones = Intl.supportedValuesOf("timeZone");
const subjects: Record<string, (index: number) => string> = {
  "home page": () => "/",
  "booking calendar": () => "/booking",
  "with odd queries": (index) => `/booking?query=${String(index)}`,
  "in every zone": (index) =>
    `/booking?zone=${encodeURIComponent(zones[index % zones.length] ?? "")}`,
};

const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
const service = spawn(process.execPath, ["service/main.ts"], {
  env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: dataDir, VITE_BOOKING_URL: "" },
  stdio: ["ignore", "pipe", "inherit"],
});
const [line] = (await once(service.stdout, "data")) as [Buffer];
const port = /localhost:(\d+)/.exec(line.toString())?.[1] ?? "";
const agent = new Agent({ keepAlive: true, maxSockets: connections });

for (const [name, pathOf] of Object.entries(subjects)) {
  const times = await load(pathOf);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const rate = String(Math.round(times.length / seconds)).padStart(6);
  console.log(`${name.padEnd(17)} ${rate} requests/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}
agent.destroy();
service.kill("SIGTERM");
await once(service, "exit");
await rm(dataDir, { recursive: true });

/** Sends requests on all connections for the given time; returns the latencies in ms, ascending. */
async function load(pathOf: (index: number) => string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await ask(pathOf((asked += 1)));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return times.toSorted((one, other) => one - other);
}

async function ask(path: string): Promise<void> {
  const call = get({ host: "127.0.0.1", port, path, agent });
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${String(answer.statusCode)}`);
}
