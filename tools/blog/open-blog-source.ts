import type { Environment } from "../../contracts/environment.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import { createFilesSource } from "../../site/features/blog/files-source.ts";

/** Opens the blog that is configured (D8), as it is while building. */
export async function openBlogSource(_environment: Environment): Promise<BlogSource> {
  return createFilesSource(async () => []);
}
