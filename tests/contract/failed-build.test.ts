import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { copyProject } from "../support/copy-project.ts";

test.each([
  ["content/copy/es/services.json", '",\n', '"\n', /\(line \d+ column \d+\)/],
  ["content/catalogue/project-cards.json", "},", "},,", /Unexpected token ','/],
  ["content/blog/elegir-cinco-kpi/es.md", "isPublished: true", "isPublished: yes", /es\.md:\d+: /],
])("a fault in %s leaves the built site as it was", async (file, sound, broken, problem) => {
  const project = await copyProject(".cache/failed-build", {});
  const page = join(project, "dist/index.html");
  await mkdir(join(project, "dist"));
  await writeFile(page, "built before");
  const source = await readFile(join(project, file), "utf8");
  await writeFile(join(project, file), source.replace(sound, broken));

  const build = spawn(process.execPath, ["scripts/build.ts"], { cwd: project });
  const [errors, [code]] = await Promise.all([text(build.stderr), once(build, "exit")]);
  expect(code).toBe(1);
  expect(errors).toContain(file);
  expect(errors).toMatch(problem);
  expect(errors).not.toMatch(/^ {4}at /m);
  expect(await readFile(page, "utf8")).toBe("built before");
});
