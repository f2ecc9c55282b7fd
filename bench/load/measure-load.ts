import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { ownMailIds, sendPath } from "../../contracts/enquiry.ts";
import { spreadOf } from "../results/statistics.ts";
import { withServer, withService } from "../start-service.ts";
import { sendLoad, type Load } from "./send-load.ts";

// Pages beside a bare Hono that serves the same files, by turns, and enquiries that are accepted, on each store that there is.
const rounds = 5;
const roundMs = 700;
const enquiriesMs = 4_000;
const bar = 0.8;
const pages: Record<string, string> = {
  "home page": "/",
  "another page": "/servicios",
  "long page": "/en/consultorias",
  "not compressed": "/apple-touch-icon.png",
};

await withServer("bench/load/serve-bare.ts", {}, async (bare) => {
  await withService({}, async (port) => {
    for (const [name, path] of Object.entries(pages)) await comparePage(name, path, { bare, port });
  });
});
await measureEnquiries("SQLite", {});
const { DATABASE_URL } = process.env;
if (DATABASE_URL === undefined)
  console.log("Set DATABASE_URL to an empty database to measure enquiries on PostgreSQL as well.");
else await measureEnquiries("PostgreSQL", { DATABASE_URL });
console.log(`load ${loadavg()[0]!.toFixed(1)}`);

async function comparePage(
  name: string,
  path: string,
  { bare, port }: Record<"bare" | "port", number>,
): Promise<void> {
  const ask = () =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  const loads: Record<"bare" | "ours", Load[]> = { bare: [], ours: [] };
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const [floor, ours] = [
      await sendLoad(bare, roundMs, 200, ask),
      await sendLoad(port, roundMs, 200, ask),
    ];
    if (round === 0) continue;
    loads.bare.push(floor);
    loads.ours.push(ours);
  }
  const ratio = rateOf(loads.ours) / rateOf(loads.bare);
  const missed = ratio < bar ? "!" : "";
  console.log(
    `${name.padEnd(14)} ${describe(loads.ours)}; bare Hono ${describe(loads.bare)}; ratio ${ratio.toFixed(2)}${missed}`,
  );
}

async function measureEnquiries(store: string, settings: Record<string, string>): Promise<void> {
  // Each from a visitor of its own, who may send.
  const trusted = { TRUSTED_PROXY: "127.0.0.1", ...settings };
  const { publicKey: user_id, serviceId: service_id, templates } = ownMailIds;
  let count = 0;
  const write = () => {
    const template_params = {
      from_name: "Ana",
      reply_to: "ana@example.com",
      message: `Enquiry ${String((count += 1))}`,
      service: "dashboard",
    };
    const body = JSON.stringify({
      user_id,
      service_id,
      template_id: templates.contact,
      template_params,
    });
    return [
      `POST ${sendPath} HTTP/1.1`,
      "Host: localhost",
      "Sec-Fetch-Site: same-origin",
      `X-Forwarded-For: ${[10, ...randomBytes(3)].join(".")}`,
      "Content-Type: application/json",
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      "",
      body,
    ].join("\r\n");
  };
  const load = await withService(trusted, async (port) => sendLoad(port, enquiriesMs, 200, write));
  console.log(`enquiries on ${store}: ${describe([load])}`);
}

function describe(loads: readonly Load[]): string {
  const { p50, p99 } = spreadOf(loads.flatMap(({ taken }) => taken));
  return `${rateOf(loads).toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function rateOf(loads: readonly Load[]): number {
  const count = loads.reduce((total, { taken }) => total + taken.length, 0);
  const ms = loads.reduce((total, { durationMs }) => total + durationMs, 0);
  return (count * 1_000) / ms;
}
