/** The feeds of an edition, below its prefix (§2 "Blog"). */
export const feedPaths = { atom: "/blog/feed.xml", json: "/blog/feed.json" } as const;
