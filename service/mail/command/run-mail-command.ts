import { failWith, succeed, type CommandResult } from "../../command-result.ts";
import type { Enquiry } from "../core/enquiry.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import { composeText, formatTime, nameService, type TextSettings } from "../core/compose-mail.ts";
import { toCsv, toJson, type Signup } from "./export-enquiries.ts";

type Mailbox = TextSettings & {
  enquiries: EnquiryStore;
  /** Sign-ups for the mini-course, which a person's data includes. */
  course: {
    list: (email?: string) => Promise<Signup[]>;
    erase: (email: string) => Promise<number>;
    requeueAll: (state: "failed") => Promise<number>;
  };
};

type Command = (
  mailbox: Mailbox,
  subject: string,
  email: string,
) => Promise<CommandResult | undefined>;

const usage = `The enquiries of the site, and who is in the mini-course.

  npm run mail -- list              all of them, the newest first
  npm run mail -- show ID           one, complete
  npm run mail -- retry ID          deliver it now; "retry failed" takes all that failed
  npm run mail -- release ID        deliver what waits in quarantine as spam
  npm run mail -- purge             erase all that is in quarantine; "purge ID" one of it
  npm run mail -- answered ID       take it off the desk's list; "reopen ID" puts it back
  npm run mail -- erase EMAIL       erase for good all that a person sent, the mini-course too
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
  ["answered", async (mailbox, id) => markAnswered(mailbox, id, true)],
  ["reopen", async (mailbox, id) => markAnswered(mailbox, id, false)],
  ["erase", eraseEnquiries],
]);

/** Runs `npm run mail`; a running service notices the changes within half a minute. */
export async function runMailCommand(
  args: readonly string[],
  mailbox: Mailbox,
): Promise<CommandResult> {
  const [name = "", subject = "", email = "", surplus] = args;
  const isUnderstood = surplus === undefined && (email === "" || name === "export");
  const run = isUnderstood ? commands.get(name) : undefined;
  return (await run?.(mailbox, subject, email)) ?? { exitCode: 2, output: usage };
}

async function listEnquiries(mailbox: Mailbox): Promise<CommandResult> {
  return succeed(layOut(() => listRows(mailbox)));
}

async function* listRows({ enquiries, course, timeZone }: Mailbox): AsyncGenerator<string[]> {
  yield ["ID", "DATE", "NAME", "SERVICE", "STATE"];
  for (const {
    askedAt,
    name,
    email,
    confirmedAt,
    lesson,
    state,
    lastError,
  } of await course.list()) {
    const place = confirmedAt === null ? "not confirmed" : `lesson ${lesson}`;
    const error = lastError === null ? "" : `: ${lastError}`;
    yield [
      "course",
      formatTime(askedAt, timeZone),
      (name || email).slice(0, widestCell),
      "Minicurso",
      `${place}, ${state}${error}`,
    ];
  }
  for await (const enquiry of enquiries.list()) {
    yield [
      enquiry.id,
      formatTime(enquiry.receivedAt, timeZone),
      enquiry.from_name.slice(0, widestCell),
      nameService(enquiry.service).slice(0, widestCell),
      describeState(enquiry),
    ];
  }
}

async function showEnquiry(
  { enquiries, ...settings }: Mailbox,
  id: string,
): Promise<CommandResult | undefined> {
  if (id === "") return undefined;
  const enquiry = await enquiries.find(id);
  return enquiry === undefined
    ? failWith(`There is no enquiry ${id}.\n`)
    : succeed(`State: ${describeState(enquiry)}\n${composeText(enquiry, settings)}`);
}

async function exportEnquiries(
  { enquiries, course }: Mailbox,
  format: string,
  email: string,
): Promise<CommandResult | undefined> {
  if (format === "--json") return succeed(toJson(enquiries.list(email), await course.list(email)));
  if (format === "--csv" || format === "") return succeed(toCsv(enquiries.list(email)));
  return undefined;
}

async function retryEnquiry(
  { enquiries, course }: Mailbox,
  id: string,
): Promise<CommandResult | undefined> {
  if (id === "") return undefined;
  if (id === "failed") {
    const count = (await enquiries.requeueAll("failed")) + (await course.requeueAll("failed"));
    return succeed(`${count} put back in the queue.\n`);
  }
  return (await enquiries.requeue(id))
    ? succeed(`${id} is put back in the queue.\n`)
    : failWith(`There is no undelivered enquiry ${id}.\n`);
}

async function releaseEnquiry(
  { enquiries }: Mailbox,
  id: string,
): Promise<CommandResult | undefined> {
  if (id === "") return undefined;
  const found = await enquiries.find(id);
  return found?.state === "quarantined" && (await enquiries.requeue(id))
    ? succeed(`${id} is put in the queue.\n`)
    : failWith(`There is no enquiry ${id} in quarantine.\n`);
}

async function purgeQuarantine({ enquiries }: Mailbox, id: string): Promise<CommandResult> {
  return succeed(`${await enquiries.purge(id === "" ? undefined : id)} erased.\n`);
}

async function markAnswered(
  { enquiries }: Mailbox,
  id: string,
  isAnswered: boolean,
): Promise<CommandResult | undefined> {
  if (id === "") return undefined;
  return (await enquiries.markAnswered(id, isAnswered))
    ? succeed(`${id} is ${isAnswered ? "answered" : "not answered"}.\n`)
    : failWith(`There is no enquiry ${id}.\n`);
}

async function eraseEnquiries(
  { enquiries, course }: Mailbox,
  email: string,
): Promise<CommandResult | undefined> {
  if (email === "") return undefined;
  const erased = (await enquiries.erase(email)) + (await course.erase(email));
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

// Reads the rows twice, for the column widths and for the output, so that large lists need not fit in memory.
async function* layOut(readRows: () => AsyncIterable<string[]>): AsyncGenerator<string> {
  const widths: number[] = [];
  let count = 0;
  for await (const row of readRows()) {
    count += 1;
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  if (count <= 1) {
    yield "There are no enquiries yet.\n";
    return;
  }
  for await (const row of readRows()) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    yield `${line.trimEnd()}\n`;
  }
}
