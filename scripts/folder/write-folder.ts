import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { environmentFor } from "../../roots/environment-for.ts";
import { inFolder, inProduct, ownerRoot } from "../../roots/roots.ts";
import type { Facts } from "./ask-facts.ts";

const ignored = ["node_modules", "dist", "data", ".cache", ".env"];
const commands =
  "start dev build studio doctor serve new rename remove mail bookings backup restore update".split(
    " ",
  );

type Plan = {
  /** The folder with settings and content: the demonstration, or an owner's edited copy. */
  source: string;
  facts: Partial<Facts>;
  /** Examples that stay. */
  examples: "all" | "changed" | "none";
};

/** Writes an owner's folder; the settings come last, so that it is whole where they are. */
export async function writeFolder({ source, facts, examples }: Plan): Promise<void> {
  // First: the settings are read as a module of the package that this file describes.
  await addCommands();
  const stage = inFolder(".cache/init");
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  await cp(join(source, "content"), join(stage, "content"), { recursive: true });
  await cp(inProduct("demo/.env.example"), join(stage, ".env.example"));
  const env = join(source, ".env");
  if (existsSync(env)) await cp(env, join(stage, ".env"));
  await listPages(source, join(stage, "content/catalogue/pages.json"));
  const settings = await readFile(join(source, "site.config.ts"), "utf8");
  await writeFile(join(stage, "site.config.ts"), writeFacts(settings, facts));
  if (examples !== "all") await removeExamples(stage, examples);
  await writeFile(join(stage, ".gitignore"), `${ignored.join("\n")}\n`);
  for (const name of ["content", ".env", ".env.example", ".gitignore", "site.config.ts"])
    if (existsSync(join(stage, name)) && !existsSync(inFolder(name)))
      await rename(join(stage, name), inFolder(name));
  await rm(stage, { recursive: true });
}

function writeFacts(settings: string, facts: Partial<Facts>): string {
  const typed = settings.replace(/from ".*\/site-config\.ts"/, 'from "data-analyst-site"');
  return Object.entries(facts).reduce(
    (text, [name, value]) =>
      text.replace(
        new RegExp(`^( *${name}: )".*"`, "m"),
        (_line, head: string) => head + JSON.stringify(value),
      ),
    typed,
  );
}

async function removeExamples(folder: string, kept: "changed" | "none"): Promise<void> {
  const script = inProduct("scripts/content/commands/remove.ts");
  const args = [script, "examples", ...(kept === "changed" ? ["--unchanged"] : [])];
  await promisify(execFile)(process.execPath, args, { env: environmentFor(folder) });
}

/** Writes the list of the owner's pages of text, which older versions had as routes in the code. */
async function listPages(source: string, file: string): Promise<void> {
  if (existsSync(file)) return;
  const routes = await readFile(join(source, "site/routes.ts"), "utf8").catch(() => "");
  const named = /"?([a-z][\w-]*)"?: \{\s*path: "\/\1",\s*page: "legal"/g;
  const pages = [...routes.matchAll(named)].map(([, slug = ""]) => slug);
  await writeFile(file, `${JSON.stringify(pages)}\n`);
}

/** Adds the commands to the folder's `package.json`, so that `npm start` and the others work in it. */
async function addCommands(): Promise<void> {
  const file = inFolder("package.json");
  const text = existsSync(file) ? await readFile(file, "utf8") : "{}";
  const manifest = JSON.parse(text) as { scripts?: Record<string, string> };
  const scripts = {
    ...Object.fromEntries(commands.map((name) => [name, `data-analyst-site ${name}`])),
    // A script called publish would be a step of npm publish.
    "publish-site": "data-analyst-site publish",
  };
  const named = {
    name: basename(ownerRoot)
      .toLowerCase()
      .replaceAll(/[^\w-]+/g, "-"),
    private: true,
  };
  // npm init writes another type.
  const own = { type: "module", scripts: { ...scripts, ...manifest.scripts } };
  const whole = { ...named, ...manifest, ...own };
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
}
