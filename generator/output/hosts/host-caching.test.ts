import { expect, test } from "vitest";
import { contentTypes } from "../../../contracts/file-kinds.ts";
import { cacheRules, findCacheControl } from "../../../contracts/configuration/cache-rules.ts";
import { describeApache } from "./describe-apache.ts";
import { describeHeadersFile } from "./describe-netlify.ts";
import { describeNginx } from "./describe-nginx.ts";
import { describeVercel } from "./describe-vercel.ts";
import { listHostRules, type HostRules } from "./host-rules.ts";

const endings = Object.keys(contentTypes);
const files = [
  ...["/x", "/en/x", "/en/blog/x", "/assets/x-1a2b", "/images/x", "/share/es/x"].flatMap((name) =>
    endings.map((ending) => name + ending),
  ),
  "/_data/es/index.json",
  "/_data/en/index.json",
  "/_reports/es/nps.json",
  "/_reports/nps.svg",
  "/.well-known/security.txt",
];
const pages = [
  "/",
  "/servicios",
  "/en",
  "/en/blog/dax",
  "/blog/page/2.html",
  "/a.b/c",
  "/404.html",
];
const rules = listHostRules("default-src 'none'", {}, files);

/** Returns the `Cache-Control` that a host sets for an address, parsed from its file. */
type Read = (path: string) => string | undefined;

/** If several patterns match, these servers use the value of the last. */
function readPatterns(found: Iterable<RegExpMatchArray>): Read {
  const patterns = [...found].map(([, pattern = "", value]) => ({
    pattern: new RegExp(pattern),
    value,
  }));
  return (path) => patterns.findLast(({ pattern }) => pattern.test(path))?.value;
}

const hosts: Record<string, (hostRules: HostRules) => Read> = {
  nginx: (hostRules) => {
    const text = describeNginx(hostRules);
    // Every location must set the header, since none is inherited.
    const locations = text.match(/^location [^=].*\{\n(?:\t.*\n)+\}$/gm) ?? [];
    for (const location of locations)
      expect(location).toContain('add_header Cache-Control "$caching" always;');
    return readPatterns(text.matchAll(/^if \(\$uri ~ "(.*)"\) \{ set \$caching "(.*)"; \}$/gm));
  },
  Apache: (hostRules) => {
    const text = describeApache(hostRules);
    expect(text).toContain('Header always set Cache-Control "%{caching}e"');
    return readPatterns(text.matchAll(/^SetEnvIf Request_URI "(.*)" "caching=(.*)"$/gm));
  },
  Vercel: (hostRules) => {
    const { routes } = JSON.parse(describeVercel(hostRules)) as {
      routes: { src?: string; headers?: Record<string, string>; continue?: boolean }[];
    };
    return (path) =>
      routes
        .filter(({ src, continue: goesOn }) => goesOn === true && new RegExp(src ?? "").test(path))
        .flatMap(({ headers }) => headers?.["Cache-Control"] ?? [])
        .join();
  },
  "Netlify and Cloudflare": (hostRules) => {
    const blocks = [...describeHeadersFile(hostRules).matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm)];
    const values = blocks.flatMap(([, path = "", lines = ""]) => {
      const value = /^ {2}Cache-Control: (.*)$/m.exec(lines)?.[1];
      return value === undefined ? [] : [{ path, value }];
    });
    return (path) => {
      const own = values.filter((rule) =>
        rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      );
      // Without a rule, both hosts revalidate every file.
      return own.length === 0 ? "no-cache" : own.map(({ value }) => value).join();
    };
  },
};

test.each(Object.entries(hosts))("%s caches each file as long as the service", (_name, read) => {
  const find = read(rules);
  for (const path of [...files, ...pages]) {
    expect([path, find(path)]).toEqual([path, findCacheControl(path)]);
  }
});

test("each address matches one rule, since hosts differ in which of several applies", () => {
  for (const path of [...files, ...pages, "/x.", "/es/blog.v2/"]) {
    expect([path, cacheRules.filter(({ pattern }) => pattern.test(path)).length]).toEqual([
      path,
      1,
    ]);
  }
});

test("hashed names are cached, pages and data revalidated, the rest cached for a day", () => {
  expect(findCacheControl("/assets/site-1a2b.css")).toContain("immutable");
  for (const path of ["/", "/servicios.html", "/_data/es/index.json"])
    expect(findCacheControl(path)).toBe("no-cache");
  expect(findCacheControl("/images/portrait.webp")).toBe("public, max-age=86400");
});
