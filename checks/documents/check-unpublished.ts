import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PostState } from "../../generator/blog/read-posts.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { listProse } from "../copy/prose/list-prose.ts";

// Long enough to be nobody else's, and free of what HTML and JSON write differently.
const phrasePattern = /[\p{L}\p{N} ,]{25,}/gu;
const compressed = /\.(?:br|gz)$/;

export async function checkUnpublished(
  outDir: string,
  posts: readonly PostState[],
): Promise<Fault[]> {
  const published = (await Promise.all(posts.filter(isPublished).map(readTexts))).join("\n");
  const traces: { slug: string; trace: string | RegExp }[] = [];
  for (const post of posts.filter((one) => !isPublished(one))) {
    const { slug } = post;
    traces.push({ slug, trace: new RegExp(`blog/(?:[\\w/]+/)?${slug}(?![\\w-])`) });
    for (const phrase of listPhrases(await readTexts(post))) {
      if (!published.includes(phrase)) traces.push({ slug, trace: phrase });
    }
  }
  if (traces.length === 0) return [];
  const faults: Fault[] = [];
  for await (const path of glob("**/*.*", { cwd: outDir })) {
    if (compressed.test(path)) continue;
    const file = path.replaceAll("\\", "/");
    const text = await readFile(join(outDir, file), "utf8").catch(() => "");
    for (const { slug, trace } of traces) {
      if (typeof trace === "string" ? !text.includes(trace) : !trace.test(text + file)) continue;
      faults.push(fault(file, "built/unpublished", { trace: String(trace), slug }));
    }
  }
  return faults;
}

function isPublished({ state }: PostState): boolean {
  return state === "published";
}

async function readTexts({ folder }: PostState): Promise<string> {
  const texts = ["es.md", "en.md"].map(async (name) =>
    readFile(join(folder, name), "utf8").catch(() => ""),
  );
  return (await Promise.all(texts)).join("\n");
}

function listPhrases(markdown: string): string[] {
  return listProse(markdown).flatMap(({ text }) =>
    [...text.matchAll(phrasePattern)].map(([phrase]) => phrase.trim()),
  );
}
