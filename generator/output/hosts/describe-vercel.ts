import type { HostRules } from "./host-rules.ts";

/** Writes the configuration of Vercel's Build Output API, version 3, in which `static` is the built site. */
export function describeVercel({ headers, moved, lists, caching }: HostRules): string {
  const permanent = 308;
  const move = (src: string, to: string) => ({ src, status: permanent, headers: { Location: to } });
  const routes = [
    ...headers.map((rule) => ({
      src: `^${escape(rule.path)}${rule.path.endsWith("/") ? ".*" : ""}$`,
      headers: rule.headers,
      continue: true,
    })),
    ...caching.map(({ pattern, value }) => ({
      src: pattern.source,
      headers: { "Cache-Control": value },
      continue: true,
    })),
    ...moved.map(([from, to]) => move(`^${escape(from)}$`, to)),
    move("^/es$", "/"),
    move("^/es/(.*)$", "/$1"),
    move("^/(.+)/$", "/$1"),
    ...lists.map((list) => ({
      src: `^(${escape(list).replace(String.raw`\*`, "[^/]+")})$`,
      has: [{ type: "query", key: "page", value: "(?<page>[0-9]+)" }],
      dest: "$1/page/$page.html",
    })),
    { src: "^/(.+)$", dest: "/$1.html", check: true },
    { handle: "filesystem" },
    { src: "^.*$", status: 404, dest: "/404.html" },
  ];
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
