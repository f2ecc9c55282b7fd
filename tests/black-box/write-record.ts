import { createHash } from "node:crypto";
import { findHeader, unpackBody, type Answer, type Exchange } from "./talk.ts";

const longestWrittenOut = 200;

/** Replacements for texts that differ between runs, or that the owner may change. */
const changing: readonly [RegExp, string][] = [
  // Signed links, and ids of forms.
  [/\b[0-9a-f]{16}\.[0-9a-z]{1,9}\.[\w-]{43}/g, "TOKEN"],
  [/\b[0-9a-f]{32}\b/g, "REQUEST"],
  // Hashes of compressed files.
  [/"[\w-]{12}"/g, "ETAG"],
  [/(?<=consultation-)[0-9a-f]{16}\b/g, "ID"],
];
const days = /\b20\d\d-\d\d-\d\d(?:T\d\d(?::|%3A)\d\dZ)?/g;

/** Writes complete exchanges: with the texts of all pages for a comparison, without copy for a record. */
export function writeRecord(
  exchanges: readonly Exchange[],
  { withCopy }: { withCopy: boolean },
): string {
  return exchanges
    .map((exchange) => writeExchange(exchange, withCopy))
    .join("\n\n")
    .concat("\n");
}

function writeExchange({ path, call, answer }: Exchange, withCopy: boolean): string {
  const { method = "GET", headers = {}, body = "" } = call;
  const lines = [
    `${method} ${shorten(path)}`,
    ...Object.entries(headers).map(([name, value]) => `> ${name}: ${value}`),
    ...(body === "" ? [] : [`> ${shorten(body)}`]),
    String(answer.status),
    ...answer.headers.map(([name, value]) => `${name}: ${describeValue(answer, name, value)}`),
  ].map((line) => (withCopy ? line : line.replaceAll(days, "DAY")));
  return replaceChanging([...lines, ...describeBody(answer, withCopy)].join("\n"));
}

/** Checks, but does not record, values that depend on Node's compression. */
function describeValue(answer: Answer, name: string, value: string): string {
  const isCompressed = findHeader(answer, "content-encoding") !== undefined;
  if (name === "retry-after" && /^\d+$/.test(value)) return "SECONDS";
  if (name !== "content-length") return value;
  if (Number(value) === answer.body.length) return "OF THE BODY";
  return isCompressed && answer.body.length === 0 ? "OF WHAT IS COMPRESSED" : value;
}

function describeBody(answer: Answer, withCopy: boolean): string[] {
  const body = unpackBody(answer);
  const type = findHeader(answer, "content-type") ?? "";
  if (body.length === 0) return [];
  if (isOfCopy(answer, type) && !withCopy) return ["", `(copy, as ${type})`];
  // Calendar files fold their lines, even inside a link.
  const text = body.toString().replaceAll("\r\n ", "");
  const isWrittenOut = withCopy || (body.length <= longestWrittenOut && /^\P{Cc}*$/u.test(text));
  const hash = createHash("sha256").update(body).digest("base64url");
  return ["", isWrittenOut ? text : `${String(body.length)} bytes, ${hash}`];
}

/**
 * Returns true for pages that the service writes and for messages beside a form: built pages have an `ETag`, or are a
 * not-found page.
 */
function isOfCopy(answer: Answer, type: string): boolean {
  const isWritten = findHeader(answer, "cache-control") === "no-store";
  return answer.status === 422 || (isWritten && /^text\/(?:html|calendar)/.test(type));
}

function replaceChanging(text: string): string {
  return changing.reduce((written, [found, name]) => written.replaceAll(found, name), text);
}

function shorten(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 40)}… (${String(text.length)} characters)`;
}
