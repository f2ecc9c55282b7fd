import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import autocannon, { type Options, type Request } from "autocannon";
import { ownMailIds, sendPath } from "../../contracts/enquiry.ts";
import { median } from "../results/statistics.ts";
import { withServer, withService } from "../serve.ts";

// Measures requests per second: pages beside a bare Hono, the calendar beside a page, and accepted enquiries on each
// store.
const rounds = 5;
const connections = 16;
const pages = ["/", "/servicios", "/en/consultorias", "/apple-touch-icon.png"];
const zones = Intl.supportedValuesOf("timeZone");

type Load = { rate: number; p50: number; p99: number };

await withServer(["bench/load/serve-bare.ts"], async (bare) => {
  await withService(async (site) => {
    for (const path of pages)
      await compare(path, { url: site + path }, "a bare Hono", { url: bare + path });
    const page = ["a page", { url: `${site}/aviso-legal` }] as const;
    await compare("calendar", { url: `${site}/booking` }, ...page);
    const requests = zones.map((zone) => ({ path: `/booking?zone=${encodeURIComponent(zone)}` }));
    await compare("calendar in every zone", { url: site, requests }, ...page);
  });
});
await measureEnquiries("SQLite", {});
const { DATABASE_URL } = process.env;
if (DATABASE_URL === undefined)
  console.log("Set DATABASE_URL to an empty database to measure enquiries on PostgreSQL as well.");
else await measureEnquiries("PostgreSQL", { DATABASE_URL });
console.log(`load ${loadavg()[0]!.toFixed(1)}`);

/** Prints the rate of a request beside that of another; both alternate, so that other load affects them equally. */
async function compare(name: string, own: Options, what: string, other: Options): Promise<void> {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const taken = [
      await send({ headers, duration: 1, ...own }),
      await send({ headers, duration: 1, ...other }),
    ] as const;
    if (round === 0) continue;
    ours.push(taken[0]);
    theirs.push(taken[1]);
  }
  const ratio = median(ours.map(({ rate }) => rate)) / median(theirs.map(({ rate }) => rate));
  console.log(`${name}: ${describe(ours)}, ${ratio.toFixed(2)} x ${what}: ${describe(theirs)}`);
}

async function measureEnquiries(store: string, settings: Record<string, string>): Promise<void> {
  const { publicKey: user_id, serviceId: service_id, templates } = ownMailIds;
  const body = JSON.stringify({
    user_id,
    service_id,
    template_id: templates.contact,
    template_params: {
      from_name: "Ana",
      reply_to: "ana@example.com",
      message: "Hello",
      service: "dashboard",
    },
  });
  const post: Request = {
    method: "POST",
    path: sendPath,
    body,
    setupRequest: (request) => ({ ...request, headers: writeHeaders() }),
  };
  const load = await withService(async (url) => send({ url, duration: 4, requests: [post] }), {
    settings: { TRUSTED_PROXY: "127.0.0.1", ...settings },
  });
  console.log(`enquiries on ${store}: ${describe([load])}`);
}

/** Each enquiry has a different visitor's address, because of the rate limit per visitor. */
function writeHeaders(): Record<string, string> {
  return {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": [10, ...randomBytes(3)].join("."),
  };
}

/** Sends requests over 16 connections; throws if a response is not 2xx. */
async function send(options: Options): Promise<Load> {
  const { requests, latency, duration, errors, non2xx } = await autocannon({
    connections,
    ...options,
  });
  if (errors + non2xx > 0) throw new Error(`${options.url}: ${String(errors + non2xx)} failed`);
  return { rate: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

function describe(loads: readonly Load[]): string {
  const [rate, p50, p99] = (["rate", "p50", "p99"] as const).map((key) =>
    median(loads.map((load) => load[key])).toFixed(0),
  );
  return `${rate!} a second, p50 ${p50!} ms, p99 ${p99!} ms`;
}
