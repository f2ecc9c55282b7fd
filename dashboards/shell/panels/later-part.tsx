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
  /** Nobody has asked for it by name, nor misses it. */
  isExtra?: boolean;
  /** While it is loaded. */
  fallback?: ReactNode;
};

/** What few readers open: its file is asked for when it is first shown; where that is lost, a sentence says so. */
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

/** At a sign that one is going to be opened, e.g. a pointer on its button. */
export function preloadLaterParts(): void {
  loadLaterParts().catch(() => undefined);
}

export async function loadLaterParts(): Promise<Later> {
  return import("../later/later-parts.ts");
}
