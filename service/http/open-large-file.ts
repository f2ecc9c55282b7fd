import { openSync, read } from "node:fs";
import { promisify } from "node:util";
import type { ByteRange } from "./read-range.ts";

const chunkBytes = 64 * 1024;
const readAt = promisify(read);

/**
 * Returns a function that streams a file or a range of it. The file stays open, so a service that started with one
 * build keeps answering with it after the next build has replaced the file.
 */
export function openLargeFile(file: string, size: number): (part?: ByteRange) => ReadableStream {
  const fd = openSync(file, "r");
  return ({ start, end } = { start: 0, end: size - 1 }) => {
    let position = start;
    return new ReadableStream({
      async pull(controller) {
        const length = Math.min(chunkBytes, end + 1 - position);
        const { bytesRead, buffer } = await readAt(fd, new Uint8Array(length), 0, length, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead === 0 || position > end) controller.close();
      },
    });
  };
}
