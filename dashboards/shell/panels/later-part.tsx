import type { ReactNode } from "react";
import { later, type Later } from "../../kinds/later.ts";
import { useLater } from "../store/use-later.ts";
import { useReport } from "../store/use-report.ts";

/** The parts that few readers open, in one file; `report-later` is dispatched when it is loaded. */
export const laterParts = later(async () => {
  const parts = await import("../later/later-parts.ts");
  dispatchEvent(new Event("report-later"));
  return parts;
});

/** The page of reasons, which the first question loads. */
export const whyPage = later(async () => import("../later/why/why-page.tsx"));

/** Loads the later parts before one is opened, e.g. when a pointer is on its button. */
export function preloadLaterParts(): void {
  laterParts.load().catch(() => undefined);
}

type LaterPartProps<Parts> = {
  of: Later<Parts>;
  children: (parts: Parts) => ReactNode;
  /** True of parts that are not missed where their file is not available. */
  isExtra?: boolean;
  /** Shown while the part is loaded. */
  fallback?: ReactNode;
};

/** A part whose file is loaded when it is first shown; where that fails, a sentence says so. */
export function LaterPart<Parts extends object>({
  of,
  children,
  isExtra = false,
  fallback,
}: LaterPartProps<Parts>) {
  const { copy } = useReport();
  const [parts, isLost] = useLater(of);
  if (parts !== undefined) return children(parts);
  if (!isLost) return fallback;
  return isExtra ? null : (
    <p className="report-hint" role="alert">
      {copy.shell.lost}
    </p>
  );
}
