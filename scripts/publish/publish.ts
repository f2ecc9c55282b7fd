import { parseArgs } from "node:util";
import { fillText } from "../../contracts/fill-text.ts";
import { readEnvironment } from "../../generator/read-environment.ts";
import { readArguments } from "../command/read-arguments.ts";
import { countFindings } from "./count-findings.ts";
import { listRecords } from "./list-records.ts";
import { publishToHost } from "./publish-to-host.ts";
import { findAddresses, publishToServer } from "./publish-to-server.ts";
import { readTarget, type Server } from "./read-target.ts";
import { countWords, words } from "./words.ts";

const usage = `npx data-analyst-site publish [--to TARGET] [--trial]
  --to     ssh://USER@SERVER, netlify, cloudflare, github-pages or container; else PUBLISH_TO of .env
  --trial  on the server's address, without a domain and without a certificate`;
const options = { to: { type: "string" }, trial: { type: "boolean", default: false } } as const;
const { to, trial: isTrial } = readArguments(usage, () => parseArgs({ options }).values);

const started = performance.now();
const environment = readEnvironment();
const target = readTarget(to ?? environment.PUBLISH_TO ?? "");
if (target === undefined) stop(words.noTarget);
const page =
  isTrial && target.kind === "server" ? await findTrialPage(target) : environment.VITE_SITE_URL;
if (page === undefined || (!isTrial && !page.startsWith("https:"))) stop(words.noAddress);
// For the build and for the server: what is given here wins over .env.
process.env["VITE_SITE_URL"] = page;
if (isTrial) process.env["VITE_PREVIEW"] = "1";

if (target.kind === "server") {
  const fault = await publishToServer(target, { page, isTrial });
  if (fault !== "") stop(fault);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${fillText(words.published, { seconds, page })}`);
} else await publishToHost(target, page);

const findings = countFindings();
if (findings !== undefined) {
  const faults = countWords("faults", findings.faults);
  const claims = countWords("claims", findings.claims);
  console.log(`\n${fillText(words.doctor, { faults, claims })}\n${words.doctorCommand}`);
}
const records = isTrial ? [] : await listRecords(environment);
if (records.length > 0) {
  console.log(["", words.records, ...records, words.recordsWhy, words.recordsCheck].join("\n"));
}

async function findTrialPage({ host }: Server): Promise<string> {
  const [address = host] = await findAddresses(host);
  return address.includes(":") ? `http://[${address}]` : `http://${address}`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
