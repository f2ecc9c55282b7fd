/** A frame has a text of its own, which its type leaves out. */
type Frame = NodeJS.CallSite & { toString: () => string };

const map = Error.prepareStackTrace?.bind(Error);

/**
 * Has stack traces name frames of libraries as they are. Playwright writes one for each call and expectation, and maps
 * all of its frames to their sources, which takes a tenth of its time.
 */
export function traceQuickly(): void {
  if (map === undefined) return;
  Error.prepareStackTrace = (error, frames) => {
    const head = `${error.name}: ${error.message}`;
    const lines = (frames as Frame[]).map((frame) =>
      isOwn(frame.getFileName())
        ? (map(error, [frame]) as string).slice(head.length)
        : `\n    at ${frame.toString().replace(/^async /, "")}`,
    );
    return head + lines.join("");
  };
}

function isOwn(file: string | null | undefined): boolean {
  return typeof file === "string" && !/^node:|[\\/]node_modules[\\/]/.test(file);
}
