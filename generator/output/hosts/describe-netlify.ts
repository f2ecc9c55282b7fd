import { extname } from "node:path";
import { contentTypes } from "../../../contracts/file-kinds.ts";
import type { HostRules } from "./host-rules.ts";

/** Both hosts send `max-age=0, must-revalidate`, the same as `no-cache`, for files that no rule names. */
const ownCaching = "no-cache";

/** Writes `_headers` for Netlify and Cloudflare Pages; if two rules set one header, both hosts join the values. */
export function describeHeadersFile({
  headers,
  caching,
  files,
}: Pick<HostRules, "headers" | "caching" | "files">): string {
  const rules = new Map<string, Record<string, string>>();
  const add = (path: string, own: Record<string, string>) =>
    rules.set(path, { ...rules.get(path), ...own });
  for (const rule of headers) add(rule.path, rule.headers);
  for (const [path, value] of listKeptPaths(files, caching)) add(path, { "Cache-Control": value });
  return [...rules]
    .map(([path, own]) => {
      const lines = Object.entries(own).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path.replace(/\/$/, "/*")}\n${lines.join("")}`;
    })
    .join("");
}

/** Lists cacheable paths: folders whose files share one rule, and all other files individually. */
function listKeptPaths(
  files: readonly string[],
  caching: HostRules["caching"],
): [path: string, value: string][] {
  const served = files.filter((path) => extname(path) in contentTypes);
  const kept = served.map(
    (path) =>
      [path, caching.find(({ pattern }) => pattern.test(path))?.value ?? ownCaching] as const,
  );
  const folders = Object.groupBy(kept, ([path]) => /^\/[^/]+\//.exec(path)?.[0] ?? "/");
  return Object.entries(folders).flatMap(([folder, entries = []]) => {
    const values = new Set(entries.map(([, value]) => value));
    const [value = ownCaching] = values;
    if (folder !== "/" && values.size === 1) return value === ownCaching ? [] : [[folder, value]];
    return entries.filter(([, own]) => own !== ownCaching).map(([path, own]) => [path, own]);
  });
}

/**
 * Writes `_redirects`: moved addresses, the canonical spelling of addresses, and the documents of a list's later
 * pages.
 */
export function describeRedirectsFile({
  moved,
  lists,
}: Pick<HostRules, "moved" | "lists">): string {
  const pages = lists
    .map((list) => list.replace("*", ":category"))
    .flatMap((list) => [`${list} page=1 ${list} 301`, `${list} page=:page ${list}/page/:page 200`]);
  const old = moved.map(([from, to]) => `${from} ${to} 301`);
  return [...old, "/es / 301", "/es/* /:splat 301", ...pages, ""].join("\n");
}
