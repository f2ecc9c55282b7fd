import {
  createElement,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";
import { useReport } from "../store/use-report.ts";

type Later = typeof import("../later/later-parts.ts");
type Parts = Omit<Later, "prepareRest" | "askAboutBins">;

type LaterPartProps = {
  [Name in keyof Parts]: { name: Name; props: ComponentProps<Parts[Name]> & object };
}[keyof Parts] & {
  /** True of parts that are not missed where their file is not available. */
  isExtra?: boolean;
  /** Shown while the part is loaded. */
  fallback?: ReactNode;
};

/** A part that few readers open: its file is loaded when it is first shown; where that fails, a sentence says so. */
export function LaterPart({ name, props, isExtra = false, fallback }: LaterPartProps) {
  const { copy } = useReport();
  const [parts, setParts] = useState<Parts | "lost">();
  useEffect(() => {
    loadLaterParts().then(setParts, () => setParts("lost"));
  }, []);
  if (parts === undefined) return fallback;
  if (parts === "lost") {
    return isExtra ? null : (
      <p className="report-hint" role="alert">
        {copy.shell.lost}
      </p>
    );
  }
  return createElement(parts[name] as ComponentType<object>, props);
}

/** Loads the later parts before one is opened, e.g. when a pointer is on its button. */
export function preloadLaterParts(): void {
  loadLaterParts().catch(() => undefined);
}

export async function loadLaterParts(): Promise<Later> {
  return import("../later/later-parts.ts");
}
