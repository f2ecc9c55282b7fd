import type { ReportMessage } from "../../../contracts/report-bridge.ts";
import { intentTypes, isIntent } from "./is-intent.ts";

const scrolledPastPx = 10; // §9
const root = document.documentElement;

/** Marks a page that was scrolled, for its header (§2). */
export function markScrolled(): void {
  root.toggleAttribute("data-scrolled", scrollY > scrolledPastPx);
}

/** Follows a visitor; calls back at signs of intent that are not held, until the app listens. */
export function watchVisitor(onIntent: () => void): void {
  addEventListener("scroll", markScrolled, { passive: true });
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  const hear = (event: Event): void => {
    if (isIntent(event)) onIntent();
  };
  for (const type of intentTypes) addEventListener(type, hear, options);
  // A field that was reached before.
  if (document.activeElement?.matches("input,select,textarea")) onIntent();
  // Content that was read does not change when the app starts.
  addEventListener("scroll", markRead, { ...options, once: true });
  // An entry of the history that the app has made, before this document was loaded again.
  const hearHistory = (): void => {
    if (isElsewhere()) onIntent();
  };
  addEventListener("popstate", hearHistory, options);
  hearHistory();
  // A jump needs the heights of what it passes.
  addEventListener("click", layOutForJump, options);
  // A framed report sends its height, or that it is used.
  const messages: MessageEvent<ReportMessage | null>[] = [];
  const keep = (event: MessageEvent<ReportMessage | null>): void => {
    if (event.source === window || event.origin !== location.origin || sizeFrame(event)) return;
    messages.push(event);
    onIntent();
  };
  addEventListener("message", keep, options);
  const give = (): void => {
    end.abort();
    for (const { data, origin, source } of messages)
      dispatchEvent(new MessageEvent("message", { data, origin, source }));
  };
  addEventListener("app-ready", give, { once: true });
}

/** Returns true if the address is no longer the one that this document was loaded from. */
function isElsewhere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(loaded?.name ?? location.href);
  return location.pathname + location.search !== pathname + search;
}

function markRead(): void {
  root.dataset["read"] = "";
}

function layOutForJump({ target }: Event): void {
  if (target instanceof Element && target.closest("a[href^='#']") !== null)
    delete root.dataset["below"];
}

/** Returns true for a frame that says how tall it is. */
function sizeFrame({ data, source }: MessageEvent<ReportMessage | null>): boolean {
  if (data?.type !== "height") return false;
  const frames = [...document.querySelectorAll("iframe")];
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame !== undefined) frame.style.height = `${String(data.height)}px`;
  return true;
}
