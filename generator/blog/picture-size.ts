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

/** How a camera says that it was held on its side (Exif). */
const firstTurned = 5;

/** Width and height in pixels of a picture as it is shown; undefined where the bytes do not say, or are not of the format of the ending. */
export function readPictureSize(ending: string, bytes: Buffer): PictureSize | undefined {
  try {
    // A copy: the library reads past the end of a view.
    const { type, width, height, orientation = 1 } = imageSize(new Uint8Array(bytes));
    if (type !== formats[ending] || width <= 0 || height <= 0) return undefined;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
