import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useDelayedOpen } from "./use-delayed-open.ts";
import "./hover-card.css";

/** `cardId` is set while the card is open. */
type HoverCardControl = { cardId: string | undefined; isOpen: boolean; toggle: () => void };

type HoverCardProps = {
  openDelayMs: number;
  closeDelayMs: number;
  renderTrigger: (control: HoverCardControl) => ReactNode;
  /** Content in the document, readable without JavaScript. */
  children: ReactNode;
};

// A layout effect would log a warning on the server, which has no layout.
const useMeasure = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * A card beside its trigger, opened by a resting pointer or focus; the pointer may enter it, and Escape closes it (§9,
 * WCAG 1.4.13).
 */
export function HoverCard({ openDelayMs, closeDelayMs, renderTrigger, children }: HoverCardProps) {
  const { isOpen, openSoon, closeSoon, openNow, closeNow } = useDelayedOpen(
    openDelayMs,
    closeDelayMs,
  );
  const id = useId();
  const cardId = isOpen ? id : undefined;
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [isAbove, setIsAbove] = useState(false);
  // A mouse that clicks hovers already: its click must not close the card.
  const [isHovered, setIsHovered] = useState(false);

  useMeasure(() => {
    if (!isOpen || root.current === null || card.current === null) return;
    const { top, bottom } = root.current.getBoundingClientRect();
    const height = card.current.offsetHeight;
    // The fixed header covers part of the space above.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const room = top - (Number.parseFloat(scrollPaddingTop) || 0);
    setIsAbove(bottom + height > innerHeight && room > height);
  }, [isOpen]);

  // Opens a card that was hovered or focused before the app listened, which CSS alone has shown.
  useEffect(() => {
    if (root.current?.matches(":hover") === true && matchMedia("(hover: hover)").matches) {
      setIsHovered(true);
      openNow();
    }
    if (root.current?.querySelector(":focus-visible") !== null) openNow();
  }, [openNow]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", (event) => event.key === "Escape" && closeNow(), {
      signal,
    });
    // Some browsers do not focus a tapped button, and so send no blur for a tap elsewhere.
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Node && root.current?.contains(target) !== true) closeNow();
      },
      { signal },
    );
    return () => controller.abort();
  }, [isOpen, closeNow]);

  function toggle(): void {
    if (isOpen && !isHovered) closeNow();
    else openNow();
  }

  return (
    <div
      className="hover-card"
      ref={root}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "touch") return;
        setIsHovered(true);
        openSoon();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "touch") return;
        setIsHovered(false);
        closeSoon();
      }}
      onFocus={({ target }) => target.matches(":focus-visible") && openNow()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) closeSoon();
      }}
    >
      {renderTrigger({ cardId, isOpen, toggle })}
      <div
        className="hover-card-panel"
        id={cardId}
        ref={card}
        data-open={isOpen || undefined}
        data-above={isAbove || undefined}
      >
        {children}
      </div>
    </div>
  );
}
