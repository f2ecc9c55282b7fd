import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { withService } from "./start-service.ts";

const rounds = 5;
const roundMs = 1_000;
const connections = 16;
const floor = "static page";
const zones = Intl.supportedValuesOf("timeZone");
const subjects: Record<string, (index: number) => string> = {
  [floor]: () => "/aviso-legal",
  "booking calendar": () => "/booking",
  "with odd queries": (index) => `/booking?query=${String(index)}`,
  "in every zone": (index) =>
    `/booking?zone=${encodeURIComponent(zones[index % zones.length] ?? "")}`,
};

const agent = new Agent({ keepAlive: true, maxSockets: connections });

const times = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]));
await withService({}, async (port) => {
  // By turns, so that a machine that is busy for a while slows down all alike. The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, pathOf] of Object.entries(subjects)) {
      const taken = await load(port, pathOf);
      if (round > 0) times.get(name)?.push(...taken);
    }
  }
});
agent.destroy();
for (const [name, unsorted] of times) {
  const taken = unsorted.toSorted((one, other) => one - other);
  const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1);
  const rate = String(Math.round((taken.length * 1_000) / (rounds * roundMs))).padStart(6);
  const ratio = (taken.length / (times.get(floor)?.length ?? 0)).toFixed(2);
  console.log(
    `${name.padEnd(17)} ${rate} requests/s, ${ratio} of a ${floor}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}

/** Sends requests on all connections for the given time; returns the latencies in ms. */
async function load(port: number, pathOf: (index: number) => string): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + roundMs;
  let asked = 0;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await ask(port, pathOf((asked += 1)));
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return taken;
}

async function ask(port: number, path: string): Promise<void> {
  const call = get({ host: "127.0.0.1", port, path, agent });
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${String(answer.statusCode)}`);
}
