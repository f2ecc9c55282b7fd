import { briefFields } from "../../../contracts/brief/brief.ts";
import { writeCsv } from "../../text/write-csv.ts";
import { nameService } from "../core/compose-mail.ts";
import type { Enquiry } from "../core/enquiry.ts";

const columns = [
  "id",
  "receivedAt",
  "template",
  "from_name",
  "reply_to",
  "service",
  "message",
  "locale",
  "caseStudy",
  ...briefFields,
  "state",
  "attempts",
  "deliveredAt",
  "lastError",
  "suspicion",
] as const satisfies (keyof Enquiry)[];

/** A sign-up for the mini-course, and its last mail. */
export type Signup = {
  name: string;
  email: string;
  askedAt: number;
  confirmedAt: number | null;
  lesson: number;
  state: string;
  lastError: string | null;
};

/** CSV names the service as mails and lists do; JSON has the submitted value. */
export function toCsv(enquiries: AsyncIterable<Enquiry>): AsyncIterable<string> {
  return writeCsv(listRows(enquiries));
}

export async function* toJson(
  enquiries: AsyncIterable<Enquiry>,
  signups: readonly Signup[],
): AsyncGenerator<string> {
  let start = "[";
  for (const { name, email, askedAt, confirmedAt, ...mail } of signups) {
    const times = { receivedAt: toIso(askedAt), confirmedAt: toIso(confirmedAt) };
    const record = { template: "course", ...times, from_name: name, reply_to: email, ...mail };
    yield `${start}\n${JSON.stringify(record, null, 2)}`;
    start = ",";
  }
  for await (const enquiry of enquiries) {
    const cells = listCells(enquiry);
    const record = Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
    yield `${start}\n${JSON.stringify(record, null, 2)}`;
    start = ",";
  }
  yield start === "[" ? "[]\n" : "\n]\n";
}

async function* listRows(enquiries: AsyncIterable<Enquiry>) {
  yield columns;
  for await (const one of enquiries) yield listCells({ ...one, service: nameService(one.service) });
}

function listCells(enquiry: Enquiry): (string | number | null)[] {
  const { receivedAt, deliveredAt } = enquiry;
  const record = { ...enquiry, receivedAt: toIso(receivedAt), deliveredAt: toIso(deliveredAt) };
  return columns.map((column) => record[column] ?? null);
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
