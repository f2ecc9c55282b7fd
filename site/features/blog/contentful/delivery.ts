import { createClient, type EntriesQueries, type EntryFieldTypes } from "contentful";
import {
  contentOriginPattern,
  defaultContentOrigin,
  type ContentfulConfig,
} from "../../../../contracts/configuration/content-service.ts";
import type { Locale } from "../../../../contracts/locale.ts";
import { ContentError, maskToken, readContentError } from "./content-error.ts";

/** An entry, whose fields may be missing or of any type. */
export type Entry = { sys: { id: string }; fields: Record<string, unknown> };

type PostSkeleton = {
  contentTypeId: "blogPost";
  fields: {
    title: EntryFieldTypes.Text;
    slug: EntryFieldTypes.Text;
    excerpt: EntryFieldTypes.Text;
    featuredImage: EntryFieldTypes.AssetLink;
    publishDate: EntryFieldTypes.Date;
    readTime: EntryFieldTypes.Integer;
    categories: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
    author: EntryFieldTypes.Text;
    authorImage: EntryFieldTypes.AssetLink;
    isPublished: EntryFieldTypes.Boolean;
    isFeatured: EntryFieldTypes.Boolean;
  };
};

export type PostQuery = EntriesQueries<PostSkeleton, undefined> & { limit?: number };

/** The two calls of §7; both throw a `ContentError`. */
export type Delivery = {
  findEntries(query: PostQuery, most?: number): Promise<Entry[]>;
  /**
   * Requests `GET entries/{id}`, sent as this client's `getEntry` does: `entries?sys.id=`; undefined if there is none.
   */
  findEntry(id: string, locale: Locale): Promise<Entry | undefined>;
};

// §9
const timeoutMs = 30_000;
const retries = 5;

/** Throws for an origin that the client would silently replace. */
export function openDelivery(config: ContentfulConfig, log: (line: string) => void): Delivery {
  const { spaceId, accessToken, environment = "master", origin = defaultContentOrigin } = config;
  if (!contentOriginPattern.test(origin)) {
    throw new ContentError(`VITE_CONTENTFUL_ORIGIN cannot be used: ${JSON.stringify(origin)}`);
  }
  const { host, protocol } = new URL(origin);
  const client = createClient({
    space: spaceId,
    accessToken,
    environment,
    host,
    insecure: protocol === "http:",
    timeout: timeoutMs,
    retryLimit: retries,
    logHandler: (_level, data) => {
      const line = typeof data === "string" ? data : String(data?.["message"]);
      log(`Contentful: ${maskToken(line, accessToken)}`);
    },
  });

  async function fetchPage(query: PostQuery): Promise<Page> {
    try {
      return await client.getEntries(query);
    } catch (error) {
      throw readContentError(error, accessToken);
    }
  }
  async function findEntries(query: PostQuery, most = Number.POSITIVE_INFINITY): Promise<Entry[]> {
    const entries: unknown[] = [];
    for (;;) {
      const skip = entries.length === 0 ? {} : { skip: entries.length };
      const page = await fetchPage({ ...query, ...skip });
      // HTML or any other JSON is an error, not an empty blog.
      if (!Array.isArray(page.items) || typeof page.total !== "number") {
        throw new ContentError("The answer is not a list of entries");
      }
      entries.push(...page.items);
      const isDone = page.items.length === 0 || entries.length >= Math.min(page.total, most);
      if (isDone) return entries.filter(isEntry);
    }
  }
  async function findEntry(id: string, locale: Locale): Promise<Entry | undefined> {
    const [entry] = await findEntries({ "sys.id": id, locale }, 1);
    return entry;
  }
  return { findEntries, findEntry };
}

type Page = { items?: unknown[]; total?: number };

function isEntry(value: unknown): value is Entry {
  const { sys, fields } = (value ?? {}) as Partial<Entry>;
  return typeof sys?.id === "string" && typeof fields === "object";
}
