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

/** First orientation in Exif for which width and height are swapped. */
const firstTurned = 5;

/**
 * Returns width and height in pixels of a picture as shown; undefined if the bytes are unreadable or of another
 * format than the file's extension.
 */
export function readPictureSize(ending: string, bytes: Buffer): PictureSize | undefined {
  try {
    // The library reads past the end of a view, so it gets a copy.
    const { type, width, height, orientation = 1 } = imageSize(new Uint8Array(bytes));
    if (type !== formats[ending] || width <= 0 || height <= 0) return undefined;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
