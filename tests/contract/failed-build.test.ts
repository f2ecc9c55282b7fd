import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { environmentFor } from "../../roots/environment-for.ts";
import { copyFolder, quickCompression, takeBuildCache } from "../support/copy-project.ts";

let folder: string;

beforeAll(async () => {
  folder = await copyFolder(".cache/failed-build");
  // The build's work before reading posts is not tested here.
  await takeBuildCache(folder);
});

/** Faults in settings and content, each with the build's message. */
test.each([
  ["site.config.ts", 'city: "Madrid",', 'city: "Madrid"', /site\.config\.ts:\d+: Expected ','/],
  ["site.config.ts", 'brand: "Dato Firme"', "brand: Dato Firme", /site\.config\.ts:\d+: /],
  [
    "site.config.ts",
    'brand: "Dato Firme"',
    "brand: datoFirme",
    /site\.config\.ts:\d+: datoFirme is not defined/,
  ],
  ["site.config.ts", "noticeHours: 24", 'noticeHours: "24"', /booking\.noticeHours: .*number/],
  ["site.config.ts", "portrait.svg", "mi-foto.jpg", /portrait: .*does not exist/],
  ["site.config.ts", "course: {", "curso: {", /course|curso/],
  ["content/copy/es/services.json", '",\n', '"\n', /\(line \d+ column \d+\)/],
  ["content/catalogue/project-cards.json", "},", "},,", /Unexpected token ','/],
  ["content/catalogue/testimonials.json", "[", "", /testimonials\.json/],
  ["content/blog/elegir-cinco-kpi/es.md", "isPublished: true", "isPublished: yes", /es\.md:\d+: /],
  ["content/blog/elegir-cinco-kpi/es.md", "publishDate: 2026", "publishDate: 26", /es\.md:\d+: /],
  ["content/blog/elegir-cinco-kpi/en.md", "---", "--", /en\.md/],
])("a fault in %s (%s) leaves the built site as it was", async (file, sound, broken, problem) => {
  const page = join(folder, "dist/index.html");
  await mkdir(join(folder, "dist"), { recursive: true });
  await writeFile(page, "built before");
  const source = await readFile(join(folder, file), "utf8");
  expect(source).toContain(sound);
  await writeFile(join(folder, file), source.replace(sound, broken));
  onTestFinished(async () => writeFile(join(folder, file), source));

  const build = spawn(process.execPath, [quickCompression, "scripts/build.ts"], {
    env: environmentFor(folder),
  });
  const [errors, [code]] = await Promise.all([text(build.stderr), once(build, "exit")]);
  expect(code).toBe(1);
  expect(errors).toContain(file);
  expect(errors).toMatch(problem);
  expect(errors).not.toMatch(/^ {4}at /m);
  expect(await readFile(page, "utf8")).toBe("built before");
});
