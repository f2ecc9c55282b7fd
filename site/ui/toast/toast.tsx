import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { Icon } from "../icon.tsx";
import "./toast.css";

type ToastKind = "success" | "error" | "info" | "warning" | "loading";

export type Toast = {
  kind: ToastKind;
  title: string;
  description?: string;
  lang?: string;
};

type ShownToast = Toast & { id: number };

const visibleMs = 7000;
// An error stays until it is dismissed, a loading notice until another replaces it.
const lastingKinds: ReadonlySet<ToastKind> = new Set(["error", "loading"]);

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Returns a function that shows a notice, which replaces the one before (§8). */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}

type ToastProviderProps = { label: string; dismissLabel: string; children: ReactNode };

/** Renders two live regions, empty at first so that screen readers announce added text. */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  const [toast, setToast] = useState<ShownToast>();
  const close = useCallback(() => setToast(undefined), []);

  const show = useCallback((next: Toast) => {
    setToast((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
  }, []);

  const isUrgent = toast?.kind === "error" || toast?.kind === "warning";
  const card =
    toast === undefined ? null : (
      <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onClose={close} />
    );
  return (
    <ToastContext value={show}>
      {children}
      <section className="toasts" aria-label={label}>
        <div role="status">{isUrgent ? null : card}</div>
        <div role="alert">{isUrgent ? card : null}</div>
      </section>
    </ToastContext>
  );
}

type ToastCardProps = { toast: Toast; dismissLabel: string; onClose: () => void };

/** Closes by itself unless hovered or focused. */
function ToastCard({ toast, dismissLabel, onClose }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    if (isHeld || lastingKinds.has(toast.kind)) return undefined;
    const timer = setTimeout(onClose, visibleMs);
    return () => clearTimeout(timer);
  }, [toast.kind, isHeld, onClose]);

  // A layout effect's cleanup runs before its elements, and their focus, are removed.
  useLayoutEffect(
    () => () => {
      if (card.current?.contains(document.activeElement) === true) giveFocusBack(cameFrom.current);
    },
    [],
  );

  return (
    <div
      ref={card}
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => {
        cameFrom.current = event.relatedTarget;
        setIsHeld(true);
      }}
      onBlur={() => setIsHeld(false)}
    >
      <div lang={toast.lang}>
        <p className="toast-title">{toast.title}</p>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      <button type="button" className="toast-dismiss" aria-label={dismissLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function giveFocusBack(origin: EventTarget | null): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected;
  const target = isThere ? origin : document.querySelector("main");
  target?.focus({ preventScroll: true });
}
