import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { enquiryBody, jsonCall } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { deployVersion, readPage } from "./deploy-version.ts";
import { HeldService } from "./held-service.ts";
import { ask, findFreePort, host, makeFolder, startCaddy, startNginx } from "./start-proxy.ts";
import { Visits } from "./visits.ts";

/** Sends an enquiry without its text. */
async function sendIncomplete(port: number): Promise<string> {
  const { path, init } = jsonCall(enquiryBody({ message: "" }), { origin: `https://${host}` });
  return String((await ask(port, path, init)).status);
}

test.each([
  ["Caddy", startCaddy],
  ["nginx", startNginx],
])("behind %s no request fails while the service starts anew", async (_name, start) => {
  const service = new HeldService(await findFreePort(), makeSite(), {
    DATA_DIR: makeDataDir(),
  });
  await service.start();
  const port = await start(service.port);
  const visits = new Visits(4, {
    page: async () => String((await ask(port, "/servicios")).status),
    enquiry: async () => sendIncomplete(port),
  });
  await visits.see(100);
  await service.restart();
  await visits.see(100);
  expect(Object.keys(await visits.end()).toSorted()).toEqual(["enquiry 422", "page 200"]);
});

test("twenty new versions, one after the other, cost no request, and no open page its files", async () => {
  const siteDir = makeFolder();
  await deployVersion(siteDir, 0);
  const service = new HeldService(await findFreePort(), siteDir, {
    DATA_DIR: makeDataDir(),
  });
  await service.start();
  const port = await startCaddy(service.port);
  const opened = new Set<string>();
  const visits = new Visits(6, {
    page: async () => {
      const { status, text } = await ask(port, "/servicios");
      for (const file of readPage(text)) opened.add(file);
      return String(status);
    },
    // From any page opened since the first version.
    asset: async () => {
      const files = [...opened];
      const file = files[Math.floor(Math.random() * files.length)]!;
      const { status, text } = await ask(port, file);
      return `${String(status)}${text.includes(file) ? "" : ", of another version"}`;
    },
    film: async () => {
      const { status, text } = await ask(port, "/films/film.mp4");
      return `${String(status)}${/^(.)\1*$/.test(text) ? "" : ", of two versions"}`;
    },
    enquiry: async () => sendIncomplete(port),
  });
  for (let version = 1; version <= 20; version += 1) {
    await visits.see(50);
    await deployVersion(siteDir, version);
    await visits.see(50);
    await service.restart();
  }
  await visits.see(50);
  const outcomes = await visits.end();
  console.log(`20 versions under load: ${JSON.stringify(outcomes)}`);
  expect(Object.keys(outcomes).toSorted()).toEqual([
    "asset 200",
    "enquiry 422",
    "film 200",
    "page 200",
  ]);
  expect(opened.size).toBe(2 * 21);
}, 120_000);

test("systemd's socket is the one that the proxies use", () => {
  const [, address = ""] =
    /^ListenStream=(\S+)$/m.exec(readFileSync("deploy/site.socket", "utf8")) ?? [];
  for (const file of ["Caddyfile", "nginx.conf"]) {
    expect(readFileSync(`deploy/${file}`, "utf8")).toContain(address);
  }
});
