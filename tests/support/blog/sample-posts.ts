import { readPosts, type ReadBlog } from "../../../generator/blog/read-posts.ts";
import { makeProject, type Project } from "../make-project.ts";

const now = new Date("2026-11-20T10:00:00Z");

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';

/** Returns a post's Spanish file with some fields changed; undefined removes a field. */
export function es(changes: Record<string, string | undefined> = {}, body = "Un párrafo."): string {
  const fields = {
    title: "Un título",
    excerpt: "Un extracto.",
    publishDate: "2026-10-08",
    categories: "[DAX, Power BI]",
    isPublished: "true",
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) =>
    value === undefined ? "" : `${name}: ${value}\n`,
  );
  return `---\n${lines.join("")}---\n\n${body}\n`;
}

export function en(body = "A paragraph.", fields = ""): string {
  return `---\ntitle: A title\nexcerpt: An excerpt.\n${fields}---\n\n${body}\n`;
}

/** Reads a blog of these files, and removes them. */
export async function readBlogOf(
  files: Record<string, string>,
  author: Parameters<typeof readPosts>[0]["author"] = { name: "Ana" },
): Promise<ReadBlog & { root: string }> {
  const project: Project = await makeProject(files);
  try {
    const blog = await readPosts({ root: project.root, now, author });
    return { ...blog, root: project.root };
  } finally {
    await project.remove();
  }
}
