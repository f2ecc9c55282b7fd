import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "../../contracts/configuration/environment.ts";
import { siteConfigSchema } from "../../contracts/configuration/site-config.ts";
import { documents, files, findAll } from "./repository-files.ts";

const deployed = files.filter((file) => file.startsWith("deploy/") || file === "Dockerfile");
const guides = documents.filter((file) => !/^docs\/(?:decisions|design|glossary)/.test(file));
const known: ReadonlySet<string> = new Set(variableNames);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

/** Returns true for the name of a setting; a list of them ends with `*`: `VITE_EMAILJS_*`. */
function isSetting(name: string): boolean {
  return name.endsWith("_")
    ? variableNames.some((variable) => variable.startsWith(name))
    : known.has(name);
}

test("every setting in a guide or a file to paste is read by a program", () => {
  const pattern = /\b((?:VITE|SMTP|MAIL|TRUSTED|DATA)_[A-Z_]*)/g;
  const named = findAll([...guides, ...deployed], pattern);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !isSetting(found))).toEqual([]);
  expect(["VITE_BOOKING_URI", "VITE_CONTENT_", "SMTP_URL"].map(isSetting)).toEqual([
    false,
    false,
    true,
  ]);
});

test("every setting that is read is named by a guide or by .env.example", () => {
  const text = [...guides, "demo/.env.example"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(variableNames.filter((name) => !text.includes(name))).toEqual([]);
});

test("every field of site.config.ts that a guide names is one", () => {
  const fields: ReadonlySet<string> = new Set(Object.keys(siteConfigSchema.entries));
  const named = [
    ...findAll(guides, /`(\w+)(?::[^`]*)?` (?:in|of) `site\.config\.ts`/g),
    ...findAll(guides, /`siteConfig\.(\w+)/g),
  ];
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({ found }) => !fields.has(found))).toEqual([]);
});

test("files to paste name commands and files that exist", () => {
  const commands = findAll(deployed, /\bnpm run (?:--silent )?([a-z][\w-]*)/g);
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter(({ found }) => !(found in scripts))).toEqual([]);
  const paths = findAll(
    deployed,
    /\b((?:scripts|service|docs|deploy|tests|content)\/[\w./-]+\.\w+)/g,
  );
  expect(paths.filter(({ found }) => !files.includes(found))).toEqual([]);
});

test("every file of deploy/ is named by a guide, or by its folder's beginning", () => {
  const text = readFileSync("docs/deployment.md", "utf8") + readFileSync("docs/blog.md", "utf8");
  const unnamed = deployed.filter(
    (file) => !text.includes(file) && !file.startsWith("deploy/site") && file !== "Dockerfile",
  );
  expect(unnamed).toEqual([]);
});
