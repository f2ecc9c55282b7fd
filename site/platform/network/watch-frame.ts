type FrameWarning = "late" | "unreachable";

type FrameWatch = {
  frame: HTMLIFrameElement;
  origins: readonly string[];
  lateAfterMs: number;
  onWarning: (warning: FrameWarning) => void;
  onMessage: (data: unknown, answer: (message: object) => void) => void;
};

/**
 * Watches a frame's messages and failures; returns a function that stops it. No browser reports a refusal to be framed.
 */
export function watchFrame({
  frame,
  origins,
  lateAfterMs,
  onWarning,
  onMessage,
}: FrameWatch): () => void {
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => onWarning("late"), lateAfterMs);
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return;
      onMessage(data, (message) => frame.contentWindow?.postMessage(message, origin));
    },
    { signal },
  );
  // A frame may be redirected to a host outside the security policy.
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective }) => {
      if (effectiveDirective === "frame-src") onWarning("unreachable");
    },
    { signal },
  );
  void isReachable(frame.src, signal).then((reached) => {
    if (!reached && !signal.aborted) onWarning("unreachable");
  });
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

/** Requests the address, because browsers fire `load` even for a host that does not exist. */
async function isReachable(address: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
