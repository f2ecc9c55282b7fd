import { cp, glob, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const blog = "content/blog";
const dayMs = 24 * 60 * 60 * 1000;

/** Puts that many posts in both languages into a project: copies of its own, with texts, dates and slugs that differ. */
export async function generatePosts(project: string, count: number): Promise<void> {
  const templates = await listTemplates(project);
  for (let index = 0; index < count; index += 1) {
    const template = templates[index % templates.length] ?? "";
    const folder = join(project, blog, `${template}-${String(index)}`);
    await rm(folder, { recursive: true, force: true });
    await cp(join(project, blog, template), folder, { recursive: true });
    for (const name of ["es.md", "en.md"]) await varyText(join(folder, name), index);
  }
}

/** Slugs of the posts that are written in both languages and not generated. */
async function listTemplates(project: string): Promise<string[]> {
  const slugs: string[] = [];
  for await (const file of glob(`${blog}/*/en.md`, { cwd: project })) {
    const slug = basename(dirname(file));
    if (!/-\d+$/.test(slug)) slugs.push(slug);
  }
  return slugs.toSorted();
}

async function varyText(file: string, index: number): Promise<void> {
  const day = new Date(Date.UTC(2020, 0, 1) + index * dayMs).toISOString().slice(0, 10);
  const text = await readFile(file, "utf8");
  const varied = text
    .replace(/^title: *"?(.*?)"?$/m, (_, title: string) => `title: "${title} ${String(index)}"`)
    .replace(/^publishDate:.*$/m, `publishDate: ${day}`)
    // Each paragraph: no two posts compress to the same bytes.
    .replaceAll(/(?<=\p{L})\.\n\n/gu, ` ${String(index)}.\n\n`);
  await writeFile(file, varied);
}
