import { expect, test } from "vitest";
import { describeApache } from "./describe-apache.ts";
import { describeHeadersFile, describeRedirectsFile } from "./describe-netlify.ts";
import { describeNginx } from "./describe-nginx.ts";
import { describeVercel } from "./describe-vercel.ts";
import { listHostRules } from "./host-rules.ts";

const policy = "default-src 'none';script-src 'self' 'sha256-abc='";
const rules = listHostRules(policy, { "/blog/viejo": "/blog/nuevo" }, []);
const describers = { describeHeadersFile, describeVercel, describeApache, describeNginx };

test.each(Object.entries(describers))(
  "%s contains every header of every rule",
  (_name, describe) => {
    // Undo the quoting of JSON and of the servers' configuration.
    const text = describe(rules).replaceAll(String.raw`\"`, '"');
    expect(rules.headers).toHaveLength(6);
    for (const { headers } of rules.headers) {
      for (const [name, value] of Object.entries(headers)) {
        expect(text).toContain(value);
        if (name !== "Content-Type") expect(text).toContain(name);
      }
    }
  },
);

test("static hosts get all security headers of the service", () => {
  expect(Object.keys(rules.headers[0]?.headers ?? {}).toSorted()).toEqual([
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Speculation-Rules",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
  ]);
});

const redirectors = { describeRedirectsFile, describeVercel, describeApache, describeNginx };

test.each(Object.entries(redirectors))(
  "%s leads from what moved, from /es, and to the later pages of every list",
  (_name, describe) => {
    const text = describe(rules);
    expect(text).toMatch(/blog\/viejo.*\/blog\/nuevo/s);
    expect(text).toMatch(/\/?es\b/);
    for (const list of ["/blog", "/en/blog/categoria/"]) expect(text).toContain(list.slice(1));
    expect(text.match(/\/page\//g)).toHaveLength(4);
  },
);

test("Vercel's file is JSON, with redirects before files", () => {
  const { version, routes } = JSON.parse(describeVercel(rules)) as {
    version: number;
    routes: { handle?: string; src?: string }[];
  };
  expect(version).toBe(3);
  const files = routes.findIndex(({ handle }) => handle === "filesystem");
  expect(routes.findIndex(({ src }) => src === "^/blog/viejo$")).toBeLessThan(files);
  for (const { src } of routes) if (src !== undefined) expect(() => new RegExp(src)).not.toThrow();
});
