import { expect, test, vi } from "vitest";
import { startProcess, type Edition } from "../black-box/editions.ts";
import { expectSame } from "../black-box/expect-same.ts";
import { allGroups, groups, groupsOfFiles } from "../black-box/groups.ts";
import { Talk } from "../black-box/talk.ts";
import { documentPolicy, makeSite, secret } from "../contract/make-site.ts";
import { type Settings } from "../contract/service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { startDatabase } from "./start-database.ts";
import { startCaddy, startNginx } from "./start-proxy.ts";
import { startStaticNginx } from "./start-static-nginx.ts";

// Two services are started and sent 400 requests each.
vi.setConfig({ testTimeout: 90_000 });

const beforeService = allGroups.filter((name) => name !== "malformed");

/** Headers that static hosts send with all files, and one policy for all documents. */
const ofDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "speculation-rules",
];

/** nginx sends a text with a redirect. */
const ofBodies = ["content-length", "content-type"];

const editions: Edition[] = [
  {
    name: "two services on one data folder, behind Caddy",
    groups: beforeService,
    adds: ["server"],
    lacks: ["content-type of 304"],
    start: async (...place) => startCaddy(...(await startTwo(...place))),
  },
  {
    name: "two services on PostgreSQL, behind Caddy",
    groups: beforeService,
    adds: ["server"],
    lacks: ["content-type of 304"],
    start: async (siteDir, settings) =>
      startCaddy(...(await startTwo(siteDir, { ...settings, ...(await startDatabase()) }))),
  },
  {
    name: "one service behind nginx",
    groups: beforeService.filter((name) => name !== "outside"),
    adds: ["server"],
    start: async (...place) => startNginx(await startProcess(...place)),
  },
  {
    name: "nginx alone, with the files of a build",
    groups: groupsOfFiles,
    adds: ["server", "etag", "last-modified", "accept-ranges", ...ofDocuments, ...ofBodies],
    lacks: ["etag", "cross-origin-resource-policy", "content-security-policy"],
    writes: [301],
    start: async (siteDir) =>
      startStaticNginx(siteDir, documentPolicy, { "/viejo": "/servicios" }, []),
  },
];

async function startTwo(siteDir: string, settings: Settings): Promise<number[]> {
  return Promise.all([1, 2].map(async () => startProcess(siteDir, settings)));
}

test.each(editions)("$name: every request is answered as by one service", async (edition) =>
  expectSame(edition),
);

test("nginx itself refuses paths above the site", async () => {
  const port = await startNginx(await startProcess(makeSite(), { DATA_DIR: makeDataDir() }));
  const talk = new Talk(port);
  await groups.outside(talk);
  for (const { path, answer } of talk.exchanges) {
    expect([path, answer.status]).toEqual([path, 400]);
    expect(answer.body.toString()).not.toContain(secret);
  }
});
