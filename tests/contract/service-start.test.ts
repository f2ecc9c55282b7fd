import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { sendPath } from "../../contracts/enquiry.ts";
import { startServer } from "../../service/http/server/start-server.ts";
import { siteConfig } from "#folder/site.config.ts";
import { copyFolder } from "../support/copy-project.ts";
import { enquiryBody, makeService } from "./make-service.ts";
import { makeSite, secret } from "./make-site.ts";
import { runCli, ServiceProcess } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";

test("says in a line where it listens, in another that it shows a demonstration, and ends tidily when asked", async () => {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir() });
  const url = await service.findUrl();
  expect(service.output).toMatch(
    /^Site, mail and booking on http:\/\/localhost:\d+ \(no SMTP_URL: .*\)\nThis is the demonstration of .*: npm run doctor .*\n$/,
  );
  expect(await (await fetch(url)).text()).toContain("Inicio");
  const idle = connect(Number(new URL(url).port), "127.0.0.1");
  await once(idle, "connect");
  expect(await service.end("SIGINT")).toBe(0);
  expect(await service.errors).toBe("");
});

test("finishes the request under way before it ends", async () => {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir() });
  const url = await service.findUrl();
  const body = JSON.stringify(enquiryBody());
  const call = request(url + sendPath, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
  });
  call.write(body.slice(0, 20));
  // The service has started to read this request once it answers another one sent later.
  await fetch(`${url}/healthz`);
  service.child.kill("SIGTERM");
  await expect.poll(() => isReachable(Number(new URL(url).port)), { timeout: 20_000 }).toBe(false);
  call.end(body.slice(20));
  const [answer] = await once(call, "response");
  expect([answer.statusCode, await text(answer)]).toEqual([200, "OK"]);
  expect(await service.exited).toBe(0);
});

test("names the remedy when the port is taken", async () => {
  const first = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir() });
  const { port } = new URL(await first.findUrl());
  const second = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir(), PORT: port });
  expect(await second.exited).toBe(1);
  expect(await second.errors).toBe(
    `Port ${port} is taken. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start\n`,
  );
});

test("names every faulty setting at once", async () => {
  const service = new ServiceProcess(makeSite(), { PORT: "http", SMTP_URL: "smtp://localhost" });
  expect(await service.exited).toBe(1);
  expect((await service.errors).match(/^(?:PORT|MAIL_TO): .*Remedy: /gm)).toHaveLength(2);
});

test("uses the settings of the last build if the current ones are invalid", async () => {
  const project = await copyFolder(".cache/broken-settings");
  const file = join(project, "site.config.ts");
  const sound = readFileSync(file, "utf8");
  for (const [part, broken, problem] of [
    ['city: "Madrid",', 'city: "Madrid"', "Expected ','"],
    ["Europe/Madrid", "Europe/Madird", "booking.timeZone: expected a time zone"],
  ] as const) {
    writeFileSync(file, sound.replace(part, broken));
    const siteDir = makeSite();
    const start = () => new ServiceProcess(siteDir, { DATA_DIR: makeDataDir() }, project);
    const lost = start();
    expect(await lost.exited).toBe(1);
    expect(await lost.errors).toContain(problem);
    expect(await lost.errors).not.toContain("    at ");

    writeFileSync(join(siteDir, "_site-config.json"), JSON.stringify(siteConfig));
    const kept = start();
    const url = await kept.findUrl();
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/_site-config.json`)).status).toBe(404);
    await kept.end("SIGTERM");
    expect(await kept.errors).toMatch(/^site\.config\.ts: .*The settings of the last build hold/);
  }
});

test.each([[], ["index.html"], ["404.html"], ["en.html"], ["en/404.html"], ["_policies.json"]])(
  "asks for a build when the site is not whole: without %s",
  async (...lost) => {
    const siteDir = lost.length === 0 ? "/nonexistent" : makeSite();
    for (const file of lost) rmSync(join(siteDir, file));
    const service = new ServiceProcess(siteDir, { DATA_DIR: makeDataDir() });
    expect(await service.exited).toBe(1);
    expect(await service.errors).toMatch(
      new RegExp(`${lost[0] ?? "index.html"}.* missing. Build it: npm run build`),
    );
    expect(service.output).toBe("");
  },
);

test("serves the site even when enquiries cannot be stored", async () => {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: "/dev/null/data" });
  const url = await service.findUrl();
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url + sendPath, {
    method: "POST",
    headers,
    body: JSON.stringify(enquiryBody()),
  });
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringMatching(/^The message couldn’t be stored\./),
  ]);
  expect(await service.end("SIGTERM")).toBe(0);
});

test("explains the owner's command, and its failures, on the error stream", async () => {
  const settings = { DATA_DIR: makeDataDir() };
  const help = await runCli(["help"], settings);
  expect([help.code, help.output]).toEqual([2, ""]);
  expect(help.errors).toContain("npm run mail -- list");
  expect((await runCli(["show", "nope"], settings)).code).toBe(1);
});

function isReachable(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  return once(socket, "connect").then(
    () => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}

/** Sends raw bytes, which no HTTP client would, and returns the whole answer. */
async function speak(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  // Not ended here: closing during the answer would be a race.
  socket.write(bytes);
  return text(socket);
}

test.each([
  ["GET /../outside.txt HTTP/1.1\r\nHost: x", 404],
  ["GET /..\\outside.txt HTTP/1.1\r\nHost: x", 400],
  ["GET /%2e%2e/outside.txt HTTP/1.1\r\nHost: x", 404],
  ["GET //evil.example/ HTTP/1.1\r\nHost: x", 404],
  ["GET http://evil.example/servicios HTTP/1.1\r\nHost: x", 200],
  ["GET servicios HTTP/1.1\r\nHost: x", 400],
  ["GET / HTTP/1.1\r\nHost: a b", 400],
  ["GET / HTTP/1.1\r\nHost: x@evil.example", 400],
  ["TRACE / HTTP/1.1\r\nHost: x", 405],
  [`POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked`, 400],
  [`POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3`, 400],
  [
    `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999`,
    413,
  ],
])("answers %j with %i", async (head, status) => {
  const { app, log } = makeService();
  const { server, port, serve } = await startServer({ host: "127.0.0.1", port: 0 });
  serve(app);
  const answer = await speak(port, `${head}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toContain(secret);
  expect(log.filter((entry) => entry["status"] === 500)).toEqual([]);
  server.close();
});

test("cuts off a client that sends its body without end", async () => {
  const { app } = makeService();
  const { server, port, serve } = await startServer({ host: "127.0.0.1", port: 0 });
  serve(app);
  const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
  const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(head + chunk.repeat(40));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  server.close();
});

test("closes the connection of a client that is silent for long", async () => {
  const { server } = await startServer({ host: "127.0.0.1", port: 0 });
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(15_000);
  server.close();
});
