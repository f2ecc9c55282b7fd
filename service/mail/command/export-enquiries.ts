import { writeCsv } from "../../write-csv.ts";
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
  "state",
  "attempts",
  "deliveredAt",
  "lastError",
  "suspicion",
] as const satisfies (keyof Enquiry)[];

export function toCsv(enquiries: readonly Enquiry[]): string {
  return writeCsv([columns, ...enquiries.map(listCells)]);
}

export function toJson(enquiries: readonly Enquiry[]): string {
  const records = enquiries.map((enquiry) => {
    const cells = listCells(enquiry);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
  });
  return `${JSON.stringify(records, null, 2)}\n`;
}

function listCells(enquiry: Enquiry): (string | number | null)[] {
  const { receivedAt, deliveredAt } = enquiry;
  const record = { ...enquiry, receivedAt: toIso(receivedAt), deliveredAt: toIso(deliveredAt) };
  return columns.map((column) => record[column]);
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
