import { isDocument, type Resource } from "../resource.ts";
import { bestQuality } from "./compress-files.ts";

/** Number of resources of about 230 posts in both languages: 70 s of one processor. */
const mostWithBestQuality = 2500;
/** Number of resources of about 700 posts. */
const mostWithGoodQuality = 7500;
/** Gives 2 % more bytes than the best quality in a third of its time. */
const goodQuality = 10;
/** Gives 9 % more bytes than the best quality in a fortieth of its time. */
const quickQuality = 8;

/**
 * Returns the brotli quality of a resource. Documents get the best, since visitors wait for them, unless the site is
 * so large that the build would take minutes (028).
 */
export function chooseQuality(resource: Resource, resourceCount: number): number {
  if (resourceCount > mostWithGoodQuality) return quickQuality;
  if (resourceCount > mostWithBestQuality) return isDocument(resource) ? goodQuality : quickQuality;
  return isDocument(resource) ? bestQuality : goodQuality;
}
