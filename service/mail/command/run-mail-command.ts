import { failWith, succeed, type CommandResult } from "../../command-result.ts";
import type { Enquiry } from "../core/enquiry.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import { composeText, formatTime, nameService } from "../core/compose-mail.ts";
import { toCsv, toJson } from "./export-enquiries.ts";

type Mailbox = { enquiries: EnquiryStore; timeZone: string };

type Command = (mailbox: Mailbox, subject: string, email: string) => CommandResult | undefined;

const usage = `The enquiries of the site.

  npm run mail -- list              all of them, the newest first
  npm run mail -- show ID           one, complete
  npm run mail -- retry ID          deliver it now; "retry failed" takes all that failed
  npm run mail -- release ID        deliver what waits in quarantine as spam
  npm run mail -- purge             erase all that is in quarantine
  npm run mail -- erase EMAIL       erase for good all that a person sent
  npm run --silent mail -- export --csv > enquiries.csv
  npm run --silent mail -- export --json > enquiries.json
  npm run --silent mail -- export --json EMAIL > person.json      only what a person sent
`;

const widestCell = 32;

const commands = new Map<string, Command>([
  ["list", listEnquiries],
  ["show", showEnquiry],
  ["export", exportEnquiries],
  ["retry", retryEnquiry],
  ["release", releaseEnquiry],
  ["purge", purgeQuarantine],
  ["erase", eraseEnquiries],
]);

/** Runs `npm run mail`; a running service notices the changes within half a minute. */
export function runMailCommand(args: readonly string[], mailbox: Mailbox): CommandResult {
  const [name = "", subject = "", email = "", surplus] = args;
  const isUnderstood = surplus === undefined && (email === "" || name === "export");
  const run = isUnderstood ? commands.get(name) : undefined;
  return run?.(mailbox, subject, email) ?? { exitCode: 2, output: usage };
}

function listEnquiries({ enquiries, timeZone }: Mailbox): CommandResult {
  const [newest] = enquiries.list();
  if (newest === undefined) return succeed("There are no enquiries yet.\n");
  return succeed(layOut(() => listRows(enquiries.list(), timeZone)));
}

function* listRows(listed: Iterable<Enquiry>, timeZone: string): Generator<string[]> {
  yield ["ID", "DATE", "NAME", "SERVICE", "STATE"];
  for (const enquiry of listed) {
    yield [
      enquiry.id,
      formatTime(enquiry.receivedAt, timeZone),
      enquiry.from_name.slice(0, widestCell),
      nameService(enquiry.service).slice(0, widestCell),
      describeState(enquiry),
    ];
  }
}

function showEnquiry({ enquiries, timeZone }: Mailbox, id: string): CommandResult | undefined {
  if (id === "") return undefined;
  const enquiry = enquiries.find(id);
  return enquiry === undefined
    ? failWith(`There is no enquiry ${id}.\n`)
    : succeed(`State: ${describeState(enquiry)}\n${composeText(enquiry, timeZone)}`);
}

function exportEnquiries(
  { enquiries }: Mailbox,
  format: string,
  email: string,
): CommandResult | undefined {
  if (format === "--json") return succeed(toJson(enquiries.list(email)));
  if (format === "--csv" || format === "") return succeed(toCsv(enquiries.list(email)));
  return undefined;
}

function retryEnquiry({ enquiries }: Mailbox, id: string): CommandResult | undefined {
  if (id === "") return undefined;
  if (id === "failed") {
    return succeed(`${enquiries.requeueAll("failed")} put back in the queue.\n`);
  }
  return enquiries.requeue(id)
    ? succeed(`${id} is put back in the queue.\n`)
    : failWith(`There is no undelivered enquiry ${id}.\n`);
}

function releaseEnquiry({ enquiries }: Mailbox, id: string): CommandResult | undefined {
  if (id === "") return undefined;
  return enquiries.find(id)?.state === "quarantined" && enquiries.requeue(id)
    ? succeed(`${id} is put in the queue.\n`)
    : failWith(`There is no enquiry ${id} in quarantine.\n`);
}

function purgeQuarantine({ enquiries }: Mailbox, surplus: string): CommandResult | undefined {
  if (surplus !== "") return undefined;
  return succeed(`${enquiries.purge()} erased.\n`);
}

function eraseEnquiries({ enquiries }: Mailbox, email: string): CommandResult | undefined {
  if (email === "") return undefined;
  const erased = enquiries.erase(email);
  return erased === 0
    ? failWith(`There is nothing from ${email}.\n`)
    : succeed(`${erased} erased.\n`);
}

function describeState({ state, attempts, lastError, suspicion }: Enquiry): string {
  if (state === "quarantined") return `${state}: ${String(suspicion)}`;
  if (lastError === null) return state;
  return attempts === 0
    ? `${state}: ${lastError}`
    : `${state} after attempt ${attempts}: ${lastError}`;
}

// Reads the rows twice, so that a hundred thousand need not be kept for the widths of their columns.
function* layOut(readRows: () => Iterable<string[]>): Generator<string> {
  const widths: number[] = [];
  for (const row of readRows()) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  for (const row of readRows()) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    yield `${line.trimEnd()}\n`;
  }
}
