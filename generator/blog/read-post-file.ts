import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Asset } from "../../contracts/blog-post.ts";
import { contentTypes } from "../../contracts/file-kinds.ts";
import { fault, type Fault } from "../faults/fault.ts";
import { listPlaces } from "./figures/fill-figure.ts";
import { fitSize } from "./fit-photograph.ts";
import { pictureEndings, readPictureSize } from "./picture-size.ts";

export type PostFile = {
  path: string;
  asset: Omit<Asset, "title" | "description">;
  /** Placeholders of a figure; with some, the figure has its own address in each language. */
  places?: readonly string[];
};

const safeName = /^[a-z0-9][a-z0-9._-]*$/;
const notForVisitors = new Set([".html", ".css", ".js", ".mjs", ".json", ".wasm"]);

export function readPostFile(path: string, slug: string, name: string): PostFile | Fault {
  const ending = extname(name);
  const contentType = contentTypes[ending]?.replace(/;.*/, "");
  if (!safeName.test(name)) return fault(path, "file-address", { name });
  if (contentType === undefined || notForVisitors.has(ending)) {
    return fault(path, "file-kind", { ending });
  }
  if (!contentType.startsWith("image/")) {
    return { path, asset: { url: `/files/blog/${slug}/${name}`, contentType } };
  }
  const bytes = readFileSync(path);
  const size = readPictureSize(ending, bytes);
  if (size === undefined) return fault(path, "file-size", { endings: pictureEndings.join(", ") });
  const places = ending === ".svg" ? listPlaces(bytes.toString()) : [];
  return {
    path,
    ...(places.length > 0 && { places }),
    asset: {
      url: `/images/blog/${slug}/${name}`,
      contentType,
      ...(ending === ".svg" ? size : fitSize(size)),
    },
  };
}
