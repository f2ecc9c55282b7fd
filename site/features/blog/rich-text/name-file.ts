import type { Asset } from "../../../../contracts/blog-post.ts";

const fileEnding = /\.([a-z0-9]{1,5})$/i;

export function nameFile({ title, url }: Asset): string {
  return title || readFileName(url);
}

export function nameFileType({ url, contentType }: Asset): string {
  const ending = fileEnding.exec(readFileName(url))?.[1] ?? contentType.split(/[/+]/)[1] ?? "";
  return ending.replace(/^x-|^vnd\./, "").toUpperCase();
}

/** Returns true for a title that is a file's name, e.g. `"IMG_0042.jpg"`. */
export function isFileName(title: string): boolean {
  return fileEnding.test(title) && !/\s/.test(title);
}

function readFileName(url: string): string {
  const name = url.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
