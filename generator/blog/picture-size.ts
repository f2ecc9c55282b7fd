import { imageSize } from "image-size";

export type PictureSize = { width: number; height: number };

const formats: Record<string, string> = {
  ".svg": "svg",
  ".png": "png",
  ".jpg": "jpg",
  ".jpeg": "jpg",
  ".webp": "webp",
};

export const pictureEndings = Object.keys(formats);

/** Width and height in pixels of a picture; undefined where the bytes do not say, or are not of the format of the ending. */
export function readPictureSize(ending: string, bytes: Buffer): PictureSize | undefined {
  try {
    // A copy: the library reads past the end of a view.
    const { type, width, height } = imageSize(new Uint8Array(bytes));
    return type === formats[ending] && width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
