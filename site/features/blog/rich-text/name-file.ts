import type { Asset } from "../../../../contracts/blog-post.ts";

const fileEnding = /\.([a-z0-9]{1,5})$/i;

/** What a file is called: its title, else the last part of its address. */
export function nameFile({ title, url }: Asset): string {
  return title || readFileName(url);
}

/** Kind of a file in a few letters, e.g. `"CSV"`: the ending of its address, else of its media type. */
export function nameFileType({ url, contentType }: Asset): string {
  const ending = fileEnding.exec(readFileName(url))?.[1] ?? contentType.split(/[/+]/)[1] ?? "";
  return ending.replace(/^x-|^vnd\./, "").toUpperCase();
}

/** True for a title that nobody wrote, e.g. `"IMG_0042.jpg"`. */
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
