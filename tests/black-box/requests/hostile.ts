import type { Talk } from "../talk.ts";

const paths = [
  "//evil.example",
  "//evil.example/",
  "/%2fevil.example/",
  "/%5cevil.example/",
  "/http://evil.example/",
  "/up/outside.txt",
  "/link.txt",
  "/..%5coutside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%c0%afoutside.txt",
  "/....//outside.txt",
  "/..;/outside.txt",
  "/%2fetc%2fpasswd",
  "/C:%5cWindows%5cwin.ini",
  "/%ff",
  "/.env",
  "/.env.txt",
  "/%2eenv",
  "/.git/config.txt",
  "/.well-known/",
  "/_policies.json",
  "/_redirects.json",
  "/_headers",
  "/assets/",
  "/assets/entry-3c4d.js.map",
  "/assets/entry-3c4d.js.br",
  "/notes.md",
  "/constructor",
  "/__proto__",
  `/${"a".repeat(4000)}`,
];

/** Paths that lead out of the site, or to files kept from visitors. */
export async function askHostile(talk: Talk): Promise<void> {
  for (const path of paths) await talk.ask(path);
}

/** Paths above the site or with invalid characters, some of which proxies refuse themselves. */
export async function askOutside(talk: Talk): Promise<void> {
  for (const path of [
    "//evil.example/%2e%2e/..",
    "/../outside.txt",
    "/../../etc/passwd",
    "/%2e%2e/outside.txt",
    "/%2e%2e%2foutside.txt",
    "/..%2foutside.txt",
    "/assets/../../outside.txt",
    "/assets/..%2f..%2foutside.txt",
    "/index.html%00.css",
    "/%00",
  ])
    await talk.ask(path);
}

/** Requests that Node or a proxy may refuse before the service: proxies need not answer them as it does. */
export async function askMalformed(talk: Talk): Promise<void> {
  for (const path of ["/%", "/%zz", "/\\evil.example/"]) await talk.ask(path);
  await talk.ask("/", { headers: { expect: "a miracle" } });
}
