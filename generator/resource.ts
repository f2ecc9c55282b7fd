import { extname } from "node:path";
import { contentTypes } from "../contracts/file-kinds.ts";

/**
 * A file at an address of the site: the build writes all resources, the development server makes the one requested.
 */
export type Resource = {
  address: string;
  /** Paths in the built site: a document has two, `x.html` and `x/index.html`, so that any static host finds it. */
  files: readonly string[];
  make: () => Promise<string | Buffer>;
};

export function fileResource(address: string, make: Resource["make"]): Resource {
  return { address, files: [address], make };
}

export function documentResource(address: string, make: Resource["make"]): Resource {
  const files = address === "/" ? ["/index.html"] : [`${address}.html`, `${address}/index.html`];
  return { address, files, make };
}

export function isDocument({ files }: Resource): boolean {
  return files.some((file) => file.endsWith(".html"));
}

export function findContentType({ files }: Resource): string {
  return contentTypes[extname(files[0] ?? "")] ?? "application/octet-stream";
}
