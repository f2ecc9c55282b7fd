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
  name?: string;
  button: ReactNode;
  className?: string;
  /** Called when a pointer or the focus is on the button, before it is opened. */
  onNear?: () => void;
  children: ReactNode;
};

const CloseContext = createContext<() => void>(() => undefined);

/** Returns a function that closes the panel around the caller and returns the focus to its button. */
export function useClose(): () => void {
  return use(CloseContext);
}

/** A button with a small panel; Escape, a press elsewhere and its own actions close it. */
export function Disclosure({ name, button, className = "", onNear, children }: DisclosureProps) {
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
        onPointerEnter={onNear}
        onFocus={onNear}
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

type MenuItemProps = {
  name: string;
  isOn?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onChoose: () => void;
};

/** An entry of the menu in a disclosure, which it closes. */
export function MenuItem({ name, isOn, isDisabled, onChoose }: MenuItemProps) {
  const close = useClose();
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOn}
        disabled={isDisabled}
        onClick={() => {
          close();
          onChoose();
        }}
      >
        {name}
      </button>
    </li>
  );
}
