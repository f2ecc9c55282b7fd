import { expect, onTestFinished, test } from "vitest";
import { enquiryBody, jsonCall } from "../contract/make-service.ts";
import { ServiceProcess } from "../contract/service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { deployVersion, readPage } from "./deploy-version.ts";
import { HeldService } from "./held-service.ts";
import { startDatabase } from "./start-database.ts";
import { ask, findFreePort, host, makeFolder, startCaddy, startNginx } from "./start-proxy.ts";
import { Visits } from "./visits.ts";

const wantedRequests = 10_000;
const wantedEnquiries = 400;

/** Sends enquiries until there are enough, ten from an address: the limit is twenty. */
function makeSender(port: number): () => Promise<string> {
  let sent = 0;
  return async () => {
    if (sent === wantedEnquiries) return "no more";
    const localAddress = `127.0.1.${String(1 + Math.floor(sent / 10))}`;
    const body = enquiryBody({ message: `Pregunta ${String((sent += 1))}` });
    const { path, init } = jsonCall(body, {
      origin: `https://${host}`,
      "sec-fetch-site": "same-origin",
    });
    return String((await ask(port, path, { ...init, localAddress })).status);
  };
}

const proxies = [
  ["Caddy", startCaddy, "one data folder", async () => ({ DATA_DIR: makeDataDir() })],
  ["nginx", startNginx, "PostgreSQL", startDatabase],
] as const;

test.each(proxies)(
  "two services behind %s, updated one after the other under load, cut no request and mail nothing twice",
  async (name, startProxy, store, openStore) => {
    const siteDir = makeFolder();
    await deployVersion(siteDir, 0);
    const sink = await new SmtpSink().comeUp();
    onTestFinished(() => sink.goDown());
    const settings = {
      ...(await openStore()),
      TRUSTED_PROXY: "127.0.0.1",
      SMTP_URL: sink.url,
      DIGEST_AT: "never",
      MAIL_TO: "owner@example.org",
    };
    const ports = [await findFreePort(), await findFreePort()];
    const services = ports.map((port) => new HeldService(port, siteDir, settings));
    await Promise.all(services.map(async (service) => service.start()));
    const port = await startProxy(...ports);

    const visits = new Visits(16, {
      // Its files come from either service: the other may still have the build before.
      "page and files": async () => {
        const page = await ask(port, "/servicios");
        const files = await Promise.all(readPage(page.text).map(async (file) => ask(port, file)));
        return [page, ...files].map(({ status }) => String(status)).join(" ");
      },
      page: async () => String((await ask(port, "/en")).status),
      enquiry: makeSender(port),
    });
    let version = 0;
    while (visits.total < wantedRequests) {
      await deployVersion(siteDir, (version += 1));
      for (const service of services) {
        await visits.see(500);
        await service.restart();
      }
    }
    const outcomes = await visits.end();
    console.log(
      `${String(version)} versions behind ${name}, on ${store}: ${JSON.stringify(outcomes)}`,
    );
    expect(outcomes).toEqual({
      "page and files 200 200 200": expect.any(Number),
      "page 200": expect.any(Number),
      "enquiry 200": wantedEnquiries,
      "enquiry no more": expect.any(Number),
    });
    const pages = Number(outcomes["page 200"]) + 3 * Number(outcomes["page and files 200 200 200"]);
    expect(pages + wantedEnquiries).toBeGreaterThan(wantedRequests);
    await sink.waitForMails(wantedEnquiries);
    // The last restart waits for running deliveries: a second copy would have arrived by then.
    await Promise.all(services.map(async (service) => service.restart()));
    expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(wantedEnquiries);
    expect(sink.offers).toBe(wantedEnquiries);
  },
  150_000,
);

test.each(proxies)(
  "behind %s pages do not fail if one of two services has stopped",
  async (_name, startProxy) => {
    const siteDir = makeFolder();
    await deployVersion(siteDir, 0);
    const settings = { DATA_DIR: makeDataDir() };
    const services = [1, 2].map(() => new ServiceProcess(siteDir, settings));
    const addresses = await Promise.all(services.map(async (service) => service.findUrl()));
    const port = await startProxy(...addresses.map((address) => Number(new URL(address).port)));
    await services[0]!.end("SIGKILL");
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(port, "/servicios")).status).toBe(200);
    }
  },
);
