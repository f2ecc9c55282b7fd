import type { PageData } from "../../../site/page-data.ts";
import type { ShareImage } from "../share-image.ts";

export type GraphNode = { "@type": string; [property: string]: unknown };

/** Sources of a page's nodes: its data and its visible content. */
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
