import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Post } from "../../contracts/blog-post.ts";
import type { ContentfulConfig } from "../../contracts/configuration/content-service.ts";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { byLocale, locales, type Locale } from "../../contracts/locale.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import { FaultError } from "../faults/fault-error.ts";
import { fault } from "../faults/fault.ts";
import type { PostLists } from "./read-posts.ts";

export type CreateSource = (config: ContentfulConfig) => BlogSource | Promise<BlogSource>;

type Snapshot = {
  /** Contentful's `space/environment`. */
  of: string;
  takenAt: string;
  posts: PostLists;
};

// The service allows 55 calls a second.
const callsAtOnce = 4;

/**
 * Reads all posts of each language from Contentful and stores them in `cacheDir`. If the service fails, prints a
 * warning and returns the stored posts, so that a failed call never empties the blog (D8, D20).
 */
export async function readSnapshot(
  environment: Environment,
  createSource: CreateSource,
  cacheDir: string,
): Promise<PostLists> {
  const {
    VITE_CONTENTFUL_SPACE_ID: spaceId = "",
    VITE_CONTENTFUL_ACCESS_TOKEN: accessToken = "",
    VITE_CONTENTFUL_ENVIRONMENT: branch,
    VITE_CONTENTFUL_ORIGIN: origin,
  } = environment;
  const file = join(cacheDir, "blog-snapshot.json");
  const of = `${spaceId}/${branch ?? "master"}`;
  try {
    const source = await createSource({
      spaceId,
      accessToken,
      ...(branch !== undefined && { environment: branch }),
      ...(origin !== undefined && { origin }),
    });
    const posts: PostLists = byLocale(() => []);
    for (const locale of locales) posts[locale] = await readAll(source, locale);
    await mkdir(cacheDir, { recursive: true });
    const snapshot: Snapshot = { of, takenAt: new Date().toISOString(), posts };
    await writeFile(file, JSON.stringify(snapshot));
    return posts;
  } catch (error) {
    const reason = maskToken(describeError(error), accessToken);
    const snapshot = await readLast(file, of);
    if (snapshot === undefined) {
      throw new FaultError([fault(file, "contentful-away", { space: of, reason })]);
    }
    console.warn(
      `WARNING: Contentful did not give the posts; the blog is built as it was on ${snapshot.takenAt}. ${reason}`,
    );
    return snapshot.posts;
  }
}

async function readAll(source: BlogSource, locale: Locale): Promise<Post[]> {
  const summaries = await source.listPosts(locale);
  const posts: Post[] = [];
  for (let start = 0; start < summaries.length; start += callsAtOnce) {
    const some = summaries.slice(start, start + callsAtOnce);
    const read = await Promise.all(some.map(async ({ id }) => source.findPostById(id, locale)));
    // A post withdrawn since the list was read is left out.
    posts.push(...read.filter((post) => post !== undefined));
  }
  return posts;
}

async function readLast(file: string, of: string): Promise<Snapshot | undefined> {
  try {
    const snapshot = JSON.parse(await readFile(file, "utf8")) as Snapshot;
    const isWhole = locales.every((locale) => Array.isArray(snapshot.posts[locale]));
    return snapshot.of === of && isWhole ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Describes an error with Contentful's status and request id (§8). */
function describeError(error: unknown): string {
  const { message, status, requestId } = error as {
    message?: string;
    status?: number;
    requestId?: string;
  };
  const details = [
    ...(status === undefined ? [] : [`status ${String(status)}`]),
    ...(requestId === undefined ? [] : [`request ${requestId}`]),
  ];
  const text = message ?? String(error);
  return details.length === 0 ? text : `${text} (${details.join(", ")})`;
}

/** Masks the token except its last five characters (§8). */
function maskToken(text: string, accessToken: string): string {
  return accessToken === "" ? text : text.replaceAll(accessToken, `…${accessToken.slice(-5)}`);
}
