import { expect, test, vi } from "vitest";
import { enquiryBody, formCall, ids, jsonCall, makeService, params } from "./make-service.ts";

const changedCall = (changed: Record<string, unknown>) => jsonCall(enquiryBody(changed));

test.each<[Record<string, string>, number]>([
  [{}, 200],
  [{ origin: "http://localhost" }, 200],
  [{ origin: "https://localhost" }, 200],
  [{ origin: "http://localhost", "sec-fetch-site": "same-origin" }, 200],
  [{ "sec-fetch-site": "none" }, 200],
  [{ origin: "http://localhost:8080" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "https://localhost.evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ origin: "" }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ origin: "http://localhost", "sec-fetch-site": "cross-site" }, 403],
])("answers a call with %j with %i", async (headers, status) => {
  const { app, enquiries } = makeService();
  const calls = [jsonCall(enquiryBody(), headers), formCall({ ...ids, ...params }, headers)];
  for (const { path, init } of calls) expect((await app.request(path, init)).status).toBe(status);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(status === 200 ? 1 : 0);
});

test("stores a repeated enquiry once within the hour, whichever call brings it", async () => {
  const { app, enquiries, clock } = makeService();
  const { path, init } = jsonCall(enquiryBody());
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await app.request(path, init)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const form = formCall({ ...ids, ...params, message: `${params.message}\r\n` });
  expect((await app.request(form.path, form.init)).status).toBe(200);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(1);

  const others = [
    jsonCall({ ...enquiryBody(), template_id: "consultoria" }),
    changedCall({ message: "Otra cosa." }),
    changedCall({ service: "training" }),
  ];
  for (const other of others) await app.request(other.path, other.init);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(4);

  clock.time += 60 * 60 * 1000 - 1;
  await app.request(path, init);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(4);
  clock.time += 1;
  await app.request(path, init);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(5);
});

test("takes twenty enquiries of a client in ten minutes, and then says when and where else", async () => {
  const { app, enquiries, clock } = makeService();
  const send = (text: string, remoteAddress: string, headers = {}) => {
    const { path, init } = jsonCall(enquiryBody({ message: text }), headers);
    return app.request(path, init, { incoming: { socket: { remoteAddress } } });
  };
  for (let index = 0; index < 20; index += 1) {
    expect((await send(`first ${index}`, "192.0.2.1")).status).toBe(200);
    clock.time += 1000;
  }
  const refused = await send("one more", "192.0.2.1", { "x-forwarded-for": "192.0.2.9" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "580"]);
  expect(await refused.text()).toMatch(/10 min, or write to hola@example\.com/);
  expect((await send("someone else", "192.0.2.2")).status).toBe(200);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(21);
  clock.time += 580_000;
  expect((await send("one more", "192.0.2.1")).status).toBe(200);
});

/** Sends an enquiry through a proxy on this machine. */
function sendVia({ app }: ReturnType<typeof makeService>, text: string, forwardedFor: string) {
  const headers = { "x-forwarded-for": forwardedFor };
  const { path, init } = jsonCall(enquiryBody({ message: text }), headers);
  return app.request(path, init, { incoming: { socket: { remoteAddress: "127.0.0.1" } } });
}

test("behind a trusted proxy each visitor has twenty enquiries", async () => {
  const service = makeService({
    trustedProxies: [{ address: "127.0.0.1", prefix: 32, family: "ipv4" }],
  });
  for (let index = 0; index < 20; index += 1) {
    // The visitor's own claim, then the address that the proxy saw, all of one IPv6 network.
    const claimed = `192.0.2.${String(index)}, 2001:db8::${String(index)}`;
    expect((await sendVia(service, `first ${String(index)}`, claimed)).status).toBe(200);
  }
  expect((await sendVia(service, "one more", "2001:db8::9")).status).toBe(429);
  expect((await sendVia(service, "someone else", "2001:db8:0:1::9")).status).toBe(200);
  expect(JSON.stringify(service.log)).not.toContain("2001:db8");
});

test("a clock that is set back by a day blocks no visitor", async () => {
  const elapsed = { time: 0 };
  const service = makeService({ elapsed: () => elapsed.time });
  const send = async (text: string) => sendVia(service, text, "");
  for (let index = 0; index < 20; index += 1) await send(`first ${String(index)}`);
  service.clock.time -= 24 * 60 * 60 * 1000;
  const refused = await send("one more");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  elapsed.time += 600_000;
  expect((await send("one more")).status).toBe(200);
  expect((await service.app.request("/healthz")).status).toBe(200);
});

test("never says OK when the enquiry cannot be stored", async () => {
  const { app, log, clock, enquiries, databases } = makeService();
  for (const act of [vi.spyOn(enquiries, "add"), vi.spyOn(databases.enquiries, "check")]) {
    act.mockRejectedValue(new Error("database or disk is full"));
  }
  const { path, init } = jsonCall(enquiryBody());
  const answer = await app.request(path, init);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/^The message couldn’t be stored\. .*hola@example\.com/);
  expect((await app.request("/healthz")).status).toBe(503);
  expect(log.map(({ event }) => event)).toContain("enquiry-not-stored");
  clock.time += 1000;
  expect((await app.request("/")).status).toBe(200);
});

test("is healthy as long as enquiries can be stored", async () => {
  const { app } = makeService();
  const answer = await app.request("/healthz");
  expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
});

test("logs no e-mail address of a path", async () => {
  const { app, log } = makeService();
  for (const part of ["maria.lopez@example.com", "maria%40example.com", "x%2540y", "a@b%20c"])
    await app.request(`/foo/${part}/bar`);
  const paths = log.filter(({ event }) => event === "request").map(({ path }) => path);
  expect(paths).toEqual(Array.from({ length: 4 }, () => "/foo/…/bar"));
});
