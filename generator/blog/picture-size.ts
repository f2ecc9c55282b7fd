export type PictureSize = { width: number; height: number };

const readers: Record<string, (bytes: Buffer) => PictureSize | undefined> = {
  ".svg": readSvg,
  ".png": readPng,
  ".jpg": readJpeg,
  ".jpeg": readJpeg,
  ".webp": readWebp,
};

/** Endings of the pictures whose size can be read. */
export const pictureEndings = Object.keys(readers);

/** Width and height in pixels of a picture file, by its ending; undefined where the file does not say. */
export function readPictureSize(ending: string, bytes: Buffer): PictureSize | undefined {
  try {
    const size = readers[ending]?.(bytes);
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the file ends too early
    throw error;
  }
}

function readSvg(bytes: Buffer): PictureSize | undefined {
  const [tag = ""] = /<svg\b[^>]*>/.exec(bytes.toString("utf8")) ?? [];
  const readLength = (name: string) =>
    Number(new RegExp(`\\s${name}=["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(tag)?.[1]);
  const [width, height] = [readLength("width"), readLength("height")];
  if (width > 0 && height > 0) return { width, height };
  const box = /\sviewBox=["']\s*([^"']+?)\s*["']/
    .exec(tag)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  return box?.length === 4 ? { width: box[2] ?? 0, height: box[3] ?? 0 } : undefined;
}

function readPng(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks the segments up to the frame header (ITU T.81, B.2.2). */
function readJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.readUInt16BE(0) !== 0xff_d8) return undefined;
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xff_01) return undefined;
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf;
    // Huffman tables, arithmetic coding and extensions stand among the frame headers.
    if (isFrame && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
  }
}

/** Reads the first chunk of the three kinds of WebP. */
function readWebp(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
