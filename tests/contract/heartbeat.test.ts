import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startHeartbeat } from "../../service/delivery/start-heartbeat.ts";

/** Starts a monitor that counts requests, and a heartbeat whose waits the test ends. */
async function makeHeartbeat() {
  const monitor = { requests: 0, status: 200 };
  const server = createServer((_request, response) => {
    monitor.requests += 1;
    response.writeHead(monitor.status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const state = { isWell: true, isBroken: false };
  const waits: { waitMs: number; end: () => void }[] = [];
  const heartbeat = startHeartbeat({
    url: `http://127.0.0.1:${String(port)}/ping`,
    isWell: async () => {
      if (state.isBroken) throw new Error("disk I/O error");
      return state.isWell;
    },
    clock: {
      now: () => 5_000,
      sleep: async (waitMs, signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve());
          waits.push({ waitMs, end: resolve });
        }),
    },
    log: () => undefined,
  });
  onTestFinished(() => heartbeat.stop());
  /** Resolves with the length of the wait after the next beat. */
  const nextWait = async () => {
    await expect.poll(() => waits.length).toBe(1);
    return waits[0]!.waitMs;
  };
  const endWait = () => waits.shift()!.end();
  return { heartbeat, monitor, state, nextWait, endWait };
}

const [minuteMs, hourMs] = [60_000, 3_600_000];

test("a monitor is requested every hour, and again after a minute if it fails", async () => {
  const { heartbeat, monitor, nextWait, endWait } = await makeHeartbeat();
  expect(await nextWait()).toBe(hourMs);
  expect(monitor.requests).toBe(1);
  monitor.status = 404;
  endWait();
  expect(await nextWait()).toBe(minuteMs);
  expect(heartbeat.failingSince()).toBe(5_000);
  monitor.status = 200;
  endWait();
  expect(await nextWait()).toBe(hourMs);
  expect(heartbeat.failingSince()).toBeUndefined();
  expect(monitor.requests).toBe(3);
});

test("nothing is requested while digests fail or the data cannot be read", async () => {
  const { heartbeat, monitor, state, nextWait, endWait } = await makeHeartbeat();
  await nextWait();
  state.isWell = false;
  endWait();
  expect(await nextWait()).toBe(minuteMs);
  state.isBroken = true;
  endWait();
  expect(await nextWait()).toBe(minuteMs);
  expect(monitor.requests).toBe(1);
  expect(heartbeat.failingSince()).toBeUndefined();
  Object.assign(state, { isWell: true, isBroken: false });
  endWait();
  expect(await nextWait()).toBe(hourMs);
  expect(monitor.requests).toBe(2);
});
