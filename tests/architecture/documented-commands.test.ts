import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCommands, listOptions, readDeclaredOptions } from "./find-options.ts";
import { documents, findAll, sources } from "./repository-files.ts";

// Playwright and Vitest are called directly to run one test, the product in an owner's folder.
const packageCommands = new Set(["playwright", "vitest", "data-analyst-site"]);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
// This file has planted faults.
const files = [...documents, ...sources].filter((file) => !file.endsWith("-commands.test.ts"));

test("every npm command that is documented or printed is a script", () => {
  const named = [
    ...findAll(files, /\bnpm run (?:--silent |-s )?([a-z][\w:-]*)/g),
    ...findAll(files, /\bnpm (start|test)\b/g),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
});

test("every command of an owner's folder that is documented or printed is one of its program", () => {
  const { stderr } = spawnSync(process.execPath, ["bin/data-analyst-site.mjs"], {
    encoding: "utf8",
  });
  const [, listed = ""] = /one of: (.*)/.exec(stderr) ?? [];
  const commands = new Set(listed.split(", "));
  const named = findAll(files, /\bnpx data-analyst-site ([a-z][\w-]*)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !commands.has(found))).toEqual([]);
});

test("the documents name no command that the system's own Node or shell might not run", () => {
  const direct = findAll(documents, /`(?:\S*\/)?node ([^`]+)`/g);
  const tools = findAll(documents, /\bnpx ([\w-]+)/g);
  expect(direct).toEqual([]);
  expect(tools.filter(({ found }) => !packageCommands.has(found))).toEqual([]);
});

test.each(Object.entries(scripts))("npm run %s has its file", (_name, command) => {
  expect(existsSync(fileOf(command)), command).toBe(true);
});

test("every option that is documented or printed with a command is one of its script", () => {
  const named = files.flatMap((file) =>
    findCommands(readFileSync(file, "utf8")).map((found) => ({ file, found })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ found }) => !takes(found.command, found.options))).toEqual([]);
});

test("every option that a document names by itself is one of some script", () => {
  const own = documents.filter((file) => !file.startsWith("docs/decisions/"));
  const known = new Set(
    Object.values(scripts).flatMap((command) => Array.from(listOptions(fileOf(command)))),
  );
  const named = findAll(own, /`(?:[a-z]+ )?--([a-z][\w-]*)(?:=[^`]*)?`/g);
  expect(named.filter(({ found }) => !known.has(found))).toEqual([]);
});

test.for([
  ["`npm run restore -- FOLDER --replace`", "restore", "replace", true],
  ["`npm run restore -- FOLDER --force`", "restore", "force", false],
  ["npm run --silent mail -- export --json > enquiries.json", "mail", "json", true],
  ["npm run bookings -- export --xml", "bookings", "xml", false],
  ["`npm test -- --only=unit`", "test", "only", true],
  ["`npm test -- --update`", "test", "update", false],
  ["`npm run bench -- pages --only=/blog`", "bench", "only", true],
] as const)(
  "finds out whether a script takes an option: %s",
  ([text, command, option, isTaken]) => {
    expect(findCommands(text)).toEqual([{ command, options: [option] }]);
    expect(takes(command, [option])).toBe(isTaken);
  },
);

test("declared options are read from a call of parseArgs, not from other objects", () => {
  const call = `parseArgs({ options: { out: { type: "string" }, "build-only": { type: "boolean" } } })`;
  expect(readDeclaredOptions(call)).toEqual(["out", "build-only"]);
  expect(readDeclaredOptions(`const shape = { out: { type: "string" } };`)).toEqual([]);
});

function takes(command: string, options: readonly string[]): boolean {
  const taken = listOptions(fileOf(scripts[command] ?? ""));
  return options.every((option) => taken.has(option));
}

/** Returns the file that a command of package.json runs. */
function fileOf(command: string): string {
  return `${/^node scripts\/run\.mjs (\S+)$/.exec(command)?.[1] ?? ""}.ts`;
}
