import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { enquiryBody, jsonCall } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { ServiceProcess, type Settings } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";

/**
 * Returns the statuses of 21 enquiries of different visitors, as passed on by an HTTPS proxy in front of the service.
 */
async function sendThroughProxy(settings: Settings): Promise<number[]> {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir(), ...settings });
  const url = (await service.findUrl()).replace("localhost", "127.0.0.1");
  const statuses = [];
  for (let visitor = 1; visitor <= 21; visitor += 1) {
    const { path, init } = jsonCall(enquiryBody({ message: `Hola ${String(visitor)}` }), {
      host: "www.example.com",
      origin: "https://www.example.com",
      "x-forwarded-for": `192.0.2.1, 203.0.113.${String(visitor)}`,
    });
    const call = request(new URL(path, url), { method: "POST", headers: init.headers });
    call.end(init.body);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    statuses.push(answer.statusCode ?? 0);
  }
  return statuses;
}

test("with TRUSTED_PROXY each visitor behind it has limits of their own, and without it all share one", async () => {
  const trusted = await sendThroughProxy({ TRUSTED_PROXY: "127.0.0.1, ::1" });
  expect(trusted.every((status) => status === 200)).toBe(true);
  const untrusted = await sendThroughProxy({ TRUSTED_PROXY: "" });
  expect(untrusted).toEqual([...trusted.slice(1), 429]);
});
