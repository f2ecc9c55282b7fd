import { contentTypes } from "../../../contracts/file-kinds.ts";
import { listSecurityHeaders } from "../../../service/http/security-headers.ts";
import type { HostRules } from "./host-rules.ts";

const tryFiles = "try_files $uri.html $uri $uri/index.html =404;";

/** Writes the file that an nginx `server` block includes to serve the built site (`deploy/nginx-static.conf`). */
export function describeNginx({ headers, moved, lists, caching }: HostRules): string {
  const everywhere = headers.find(({ path }) => path === "/")?.headers ?? {};
  const lines = [
    "error_page 404 /404.html;",
    `types {\n${describeTypes()}}`,
    // Headers of redirects, which no location answers.
    ...describeHeaders(listSecurityHeaders("", { path: "/", contentType: "" })),
    ...caching.map(
      ({ pattern, value }) => `if ($uri ~ "${pattern.source}") { set $caching "${value}"; }`,
    ),
    'set $asked "$uri?$arg_page";',
    ...moved.map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
    "rewrite ^/es/?$ / permanent;",
    "rewrite ^/es/(.+)$ /$1 permanent;",
    "rewrite ^/(.+)/$ /$1 permanent;",
    ...lists.flatMap((list) => {
      const path = list.replace("*", "[^/]+");
      return [
        `if ($asked ~ "^(?<first>${path})\\?1$") { return 301 $first; }`,
        `if ($asked ~ "^(?<list>${path})\\?(?<later>[0-9]+)$") { rewrite ^ $list/page/$later.html last; }`,
      ];
    }),
    ...headers.map(({ path, headers: own }) => {
      // A location with an `add_header` inherits none from outside.
      const all: HostRules["headers"][number]["headers"] = {
        ...everywhere,
        "Cache-Control": "$caching",
        ...own,
      };
      // nginx derives the content type from the file's extension.
      const { "Content-Type": _type, ...added } = all;
      const match = path.endsWith("/") ? `${path === "/" ? "" : "^~ "}${path}` : `= ${path}`;
      return `location ${match} {\n${[...describeHeaders(added), tryFiles].map((line) => `\t${line}\n`).join("")}}`;
    }),
  ];
  return `${lines.join("\n")}\n`;
}

function describeHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
}

function describeTypes(): string {
  return Object.entries(contentTypes)
    .map(([suffix, type]) => `\t"${type}" ${suffix.slice(1)};\n`)
    .join("");
}
