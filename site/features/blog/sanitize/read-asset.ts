import type { Asset } from "../../../../contracts/blog-post.ts";
import { isRecord, type UnknownRecord } from "./is-record.ts";
import { readFileAddress } from "./read-address.ts";
import { readText } from "./read-text.ts";

const unknownType = "application/octet-stream";

export function readAsset(value: unknown): Asset | undefined {
  if (!isRecord(value)) return undefined;
  const { title, description, file } = isRecord(value.fields)
    ? value.fields
    : { ...value, file: value };
  if (!isRecord(file)) return undefined;
  const url = readFileAddress(file.url);
  if (url === undefined) return undefined;
  return {
    title: readText(title),
    description: readText(description),
    url,
    contentType: readMediaType(file.contentType),
    ...readSize(file),
  };
}

function readMediaType(value: unknown): string {
  const type = readText(value).split(";")[0]?.trim().toLowerCase() ?? "";
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : unknownType;
}

function readSize(file: UnknownRecord): Pick<Asset, "width" | "height"> {
  const image = isRecord(file.details) ? file.details.image : file;
  if (!isRecord(image)) return {};
  const [width, height] = [image.width, image.height];
  return isLength(width) && isLength(height) ? { width, height } : {};
}

function isLength(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
