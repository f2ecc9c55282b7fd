/** A failed call to the content service (§8), without details of the request. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, answer: { status?: number; requestId?: string } = {}) {
    super(message);
    this.status = answer.status;
    this.requestId = answer.requestId;
  }
}

/**
 * Converts an error of the client to a `ContentError` that has at most the token's last five characters (§8). The
 * client's own error is dropped: its message is JSON and, without an answer, includes the whole token in Node.
 */
export function readContentError(error: unknown, accessToken: string): ContentError {
  if (error instanceof ContentError) return error;
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  const answer = readAnswer(message);
  // In Node the client takes a truncated answer for a complete one and does not retry.
  if (answer !== undefined && answer.status < 400) return new ContentError("The answer broke off");
  const text =
    answer === undefined
      ? [code, message].filter(Boolean).join(": ")
      : [name, answer.message].filter(Boolean).join(": ");
  return new ContentError(maskToken(text, accessToken), answer);
}

/** Keeps only the last five characters of the token (§8). */
export function maskToken(text: string, accessToken: string): string {
  return text.replaceAll(accessToken, `...${accessToken.slice(-5)}`);
}

type Answer = { status: number; message?: string; requestId?: string };

function readAnswer(message: string | undefined): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(message ?? "");
    return typeof answer === "object" && answer !== null && "status" in answer
      ? (answer as Answer)
      : undefined;
  } catch {
    return undefined;
  }
}
