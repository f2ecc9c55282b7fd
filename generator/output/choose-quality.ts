import { isDocument, type Resource } from "../resource.ts";
import { bestQuality } from "./compress-files.ts";

/** Resources of about 230 posts in both languages: 70 s of one processor. */
const mostWithBestQuality = 2500;
/** Resources of about 700 posts. */
const mostWithGoodQuality = 7500;
/** 2 % more bytes than the best, for a third of its time. */
const goodQuality = 10;
/** 9 % more bytes, for a fortieth. */
const quickQuality = 8;

/**
 * Quality of brotli for a resource: the best for documents, as they are what a visitor waits for, but on a site of so many that a
 * build would take minutes (028).
 */
export function chooseQuality(resource: Resource, resourceCount: number): number {
  if (resourceCount > mostWithGoodQuality) return quickQuality;
  if (resourceCount > mostWithBestQuality) return isDocument(resource) ? goodQuality : quickQuality;
  return isDocument(resource) ? bestQuality : goodQuality;
}
