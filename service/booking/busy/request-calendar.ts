const timeoutMs = 20_000;
/** Some 20,000 events. */
const mostBytes = 16 * 1024 * 1024;

export type CalendarReply = { status: number; text: string; etag: string | null };

/**
 * Sends a request to a calendar; rejects after 20 s and beyond 16 MB. Any status is a reply; messages hold no address,
 * which may be a secret.
 */
export async function requestCalendar(address: URL, init: RequestInit): Promise<CalendarReply> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readText(answer);
    return { status: answer.status, text, etag: answer.headers.get("ETag") };
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string; message: string } };
    const isSlow = name === "TimeoutError";
    throw new Unreachable(
      isSlow
        ? "It did not answer in 20 s"
        : `It cannot be reached (${cause?.code ?? cause?.message ?? name})`,
      { cause: error },
    );
  }
}

/** The calendar gave no answer at all: another request would wait as long. */
export class Unreachable extends Error {}

class TooLarge extends Error {}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TooLarge("It holds more than 16 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
