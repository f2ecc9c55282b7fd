import type { PageData } from "../../../site/page-data.ts";
import type { ShareImage } from "../share-image.ts";

export type GraphNode = { "@type": string; [property: string]: unknown };

/** What a page's nodes are made of: its data, and what a reader sees. */
export type GraphSource = {
  data: PageData;
  /** The document's own canonical address. */
  address: string;
  heading: string;
  html: string;
  image: ShareImage;
  siteUrl: string;
  business: { "@id": string };
};
