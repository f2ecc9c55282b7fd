import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startAlerts } from "../../service/delivery/start-alerts.ts";
import type { LogEntry } from "../../service/log.ts";

/** Starts a webhook that records requests, and a service whose clock the test advances. */
async function makeAlerts() {
  const taken: unknown[] = [];
  const hook = { status: 200 };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (hook.status === 200) taken.push(body);
      response.writeHead(hook.status).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const health = { text: "ok" };
  const log: LogEntry[] = [];
  let naps: (() => void)[] = [];
  const alerts = startAlerts({
    url: `http://127.0.0.1:${String(port)}/hook`,
    siteUrl: "https://site.example",
    describeHealth: async () => health.text,
    clock: {
      now: () => 0,
      sleep: async (_, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) resolve();
          naps.push(resolve);
          signal.addEventListener("abort", () => resolve());
        }),
    },
    log: (entry) => log.push(entry),
  });
  onTestFinished(() => alerts.stop());
  const passMinute = async () => {
    await expect.poll(() => naps.length).toBeGreaterThan(0);
    const wake = naps;
    naps = [];
    for (const end of wake) end();
    await expect.poll(() => naps.length).toBeGreaterThan(0);
  };
  return { alerts, hook, health, taken, log, passMinute };
}

test("posts each change of the health once, and tries again until it is taken", async () => {
  const { alerts, hook, health, taken, log, passMinute } = await makeAlerts();
  await passMinute();
  expect(taken).toEqual([]);
  health.text = "degraded\nMails that could not be delivered: 1.";
  hook.status = 500;
  await passMinute();
  expect(log).toEqual([{ event: "alert-not-taken", error: "Error: The webhook answered 500" }]);
  expect(alerts.failingSince()).toBe(0);
  hook.status = 200;
  await passMinute();
  await passMinute();
  expect(alerts.failingSince()).toBeUndefined();
  const first = { text: `https://site.example: ${health.text}` };
  expect(taken).toEqual([first]);
  health.text = "ok";
  await passMinute();
  expect(taken).toEqual([first, { text: "https://site.example: ok" }]);
});

test("posts urgent alerts at once and in order", async () => {
  const { alerts, taken } = await makeAlerts();
  alerts.notify("Payment A came after its hour was let go");
  alerts.notify("Payment B is not for what was chosen");
  await expect
    .poll(() => taken)
    .toEqual([
      { text: "https://site.example: Payment A came after its hour was let go" },
      { text: "https://site.example: Payment B is not for what was chosen" },
    ]);
});
