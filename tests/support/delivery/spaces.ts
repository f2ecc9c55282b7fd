import { fortyPosts, type FixturePost } from "../blog/forty-posts.ts";
import { describeFields, type Content, type StoredEntity } from "./content-model.ts";
import { listAssets, ownPosts } from "./own-posts.ts";
import { oddEntries } from "./odd-entries.ts";
import { storePost } from "./store-post.ts";

const seen = fortyPosts.filter(({ isPublished }) => isPublished);

/** Entries of the spaces, by kind; those named after a fault have the site's own posts. */
const entriesOf: Record<string, () => StoredEntity[]> = {
  site: () => ownPosts,
  forty: () => fortyPosts.map((post) => storePost(post)),
  empty: () => [],
  "all-featured": () => seen.slice(0, 5).map((post) => storePost({ ...post, isFeatured: true })),
  /** Every field is translated, so that filters in English do not find posts that exist only in Spanish. */
  localized: () => fortyPosts.map((post) => storePost(post, { isAllLocalized: true })),
  /** A slug that exists only in Spanish and is part of an English one. */
  alike: () =>
    [
      { ...seen[0]!, slug: "medidas-basicas-y-avanzadas" },
      { ...seen[4]!, slug: "medidas-basicas" },
    ].map((post) => storePost(post, { isAllLocalized: true })),
  many: () => Array.from({ length: 2001 }, (_, index) => storePost(makeOneOfMany(index))),
  odd: () => oddEntries,
};

/** Returns the part of a space's id before `--`, which chooses content and fault. */
export function spaceKind(space: string): string {
  return space.split("--")[0] ?? "";
}

export function openSpace(space: string, origin: string): Content | undefined {
  const kind = spaceKind(space);
  const entries = (entriesOf[kind] ?? entriesOf["site"])?.() ?? [];
  return {
    entries,
    assets: listAssets(origin),
    fields: describeFields(kind === "localized" || kind === "alike"),
  };
}

function makeOneOfMany(index: number): FixturePost {
  const [first] = seen as [FixturePost];
  const number = String(index).padStart(4, "0");
  return { ...first, id: `many${number}`, slug: `muchos-${number}` };
}
