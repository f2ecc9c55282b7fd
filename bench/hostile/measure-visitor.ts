import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { loadavg } from "node:os";
import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { withService } from "../start-service.ts";

// How long an honest visitor waits beside 64 connections that trickle forms, ask for much at once and take hours.
const warmUpMs = 1_000;
const measuredMs = 4_000;
const paths = ["/", "/booking", "/aviso-legal"];
const agent = new Agent({ keepAlive: true });

await withService({ TRUSTED_PROXY: "127.0.0.1" }, async (port) => {
  await visit(port, warmUpMs);
  const alone = await visit(port, measuredMs / 4);
  const attack = new Worker(new URL("attack.ts", import.meta.url), { workerData: { port } });
  await once(attack, "message");
  const attacked = await visit(port, measuredMs);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  attack.postMessage("counts");
  const [counts] = (await once(attack, "message")) as [Record<string, number>];
  await attack.terminate();
  print("alone", alone);
  print("attacked", attacked);
  const done = Object.entries(counts).map(([name, count]) => `${String(count)} ${name}`);
  console.log(`the attack: ${done.join(", ")}; load ${loadavg()[0]!.toFixed(1)}`);
});
agent.destroy();

/** Asks for one page after the other for the given time; returns the latencies in ms. */
async function visit(port: number, durationMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    for (const path of paths) {
      const start = performance.now();
      const [answer] = (await once(get({ host: "127.0.0.1", port, path, agent }), "response")) as [
        IncomingMessage,
      ];
      await buffer(answer);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${String(answer.statusCode)}`);
      times.push(performance.now() - start);
    }
  }
  return times;
}

function print(name: string, unsorted: readonly number[]): void {
  const times = unsorted.toSorted((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  const count = String(times.length).padStart(5);
  console.log(`${name.padEnd(8)} ${count} pages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}
