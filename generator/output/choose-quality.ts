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

/** Quality of brotli for a resource: the best, but on a site of so many that a build would take minutes (028). */
export function chooseQuality(resource: Resource, resourceCount: number): number {
  if (resourceCount <= mostWithBestQuality) return bestQuality;
  return isDocument(resource) && resourceCount <= mostWithGoodQuality ? goodQuality : quickQuality;
}
