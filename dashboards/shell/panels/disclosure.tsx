import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";

type DisclosureProps = {
  /** Accessible name of the button, where its content says nothing. */
  name?: string;
  button: ReactNode;
  className?: string;
  children: ReactNode;
};

const CloseContext = createContext<() => void>(() => undefined);

/** Hides the panel that this is in, and gives the focus back to its button. */
export function useClose(): () => void {
  return use(CloseContext);
}

/** A button that shows a small panel under itself; Escape, a press elsewhere and the panel's own actions hide it. */
export function Disclosure({ name, button, className = "", children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useMemo(
    () => (): void => {
      setIsOpen(false);
      opener.current?.focus();
    },
    [],
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!root.current?.contains(target as Node)) setIsOpen(false);
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        // It goes no further: what lies around this stays as it is.
        event.preventDefault();
        setIsOpen(false);
        if (root.current?.contains(document.activeElement) === true) opener.current?.focus();
      },
      { signal, capture: true },
    );
    return () => controller.abort();
  }, [isOpen]);

  return (
    <div className={`disclosure ${className}`} ref={root}>
      <button
        ref={opener}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={id} className="disclosure-panel" hidden={!isOpen}>
        {isOpen && <CloseContext value={close}>{children}</CloseContext>}
      </div>
    </div>
  );
}
