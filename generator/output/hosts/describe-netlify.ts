import type { HostRules } from "./host-rules.ts";

/** `_headers`, of Netlify and Cloudflare Pages. */
export function describeHeadersFile({ headers }: Pick<HostRules, "headers">): string {
  return headers
    .map((rule) => {
      const path = rule.path.replace(/\/$/, "/*");
      const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}

/** `_redirects`: where addresses moved to, one spelling of an address, and which document answers a list's later page. */
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
