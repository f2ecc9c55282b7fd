/** What can be known of a frame of another origin from outside. */
export type FrameSign = "late" | "unreachable";

type FrameWatch = {
  frame: HTMLIFrameElement;
  /** Origins the frame may speak for. */
  origins: readonly string[];
  lateAfterMs: number;
  onSign: (sign: FrameSign) => void;
  /** Takes a message of this very frame from one of its origins; `answer` goes back there and nowhere else. */
  onMessage: (data: unknown, answer: (message: object) => void) => void;
};

/** Watches a frame of another origin until the returned function is called. Whether it refuses to be framed no browser tells. */
export function watchFrame({
  frame,
  origins,
  lateAfterMs,
  onSign,
  onMessage,
}: FrameWatch): () => void {
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => onSign("late"), lateAfterMs);
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return;
      onMessage(data, (message) => frame.contentWindow?.postMessage(message, origin));
    },
    { signal },
  );
  // A frame may be sent on to a host that the policy does not know.
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective }) => {
      if (effectiveDirective === "frame-src") onSign("unreachable");
    },
    { signal },
  );
  void isReachable(frame.src, signal).then((reached) => {
    if (!reached && !signal.aborted) onSign("unreachable");
  });
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

/** Asks the host of an address for anything: browsers fire `load` for frames whose host does not exist, too. */
async function isReachable(address: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
