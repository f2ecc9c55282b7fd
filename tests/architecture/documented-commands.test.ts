import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Playwright and Vitest are called by name where one test is wanted.
const packageCommands = new Set(["playwright", "vitest"]);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const exclude = (path: string) => /^(?:node_modules|dist|data|\..*)$/.test(path);
const documents = globSync("{*.md,**/*.md}", { exclude });
const sources = globSync(
  "{contracts,dashboards,service,site,tests,art,checks,generator,scripts,bench}/**/*.{ts,tsx}",
  {
    exclude: (path) => path === "node_modules",
  },
);

/** Every match of a pattern's group in some files, with the file it stands in. */
function findAll(files: readonly string[], pattern: RegExp): { file: string; found: string }[] {
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, found = ""]) => ({ file, found })),
  );
}

test("every npm command that is documented or printed is a script", () => {
  const files = [...documents, ...sources, "site.config.ts", ".env.example"];
  const named = [
    ...findAll(files, /\bnpm run (?:--silent |-s )?([a-z][\w:-]*)/g),
    ...findAll(files, /\bnpm (start|test)\b/g),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
});

test("the documents name no command that the system's own Node or shell might not run", () => {
  const direct = findAll(documents, /`(?:\S*\/)?node ([^`]+)`/g);
  const tools = findAll(documents, /\bnpx ([\w-]+)/g);
  expect(direct).toEqual([]);
  expect(tools.filter(({ found }) => !packageCommands.has(found))).toEqual([]);
});

test.each(Object.entries(scripts))("npm run %s has its file", (_name, command) => {
  const [, task = ""] = /^node scripts\/run\.mjs (\S+)$/.exec(command) ?? [];
  expect(existsSync(`${task}.ts`), command).toBe(true);
});
