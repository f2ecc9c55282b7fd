import { createElement, type ComponentType, type ReactNode } from "react";
import type { Later } from "../../kinds/later.ts";
import { useLater } from "../store/use-later.ts";
import { useReport } from "../store/use-report.ts";
import { Alert } from "./alert.tsx";

/**
 * Makes a component whose file is loaded when it is first shown. Where that fails, a sentence says so, except for
 * extras, which are not missed.
 */
export function partOf<Parts extends object, Props extends object>(
  file: Later<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
  { isExtra = false, fallback }: { isExtra?: boolean; fallback?: ReactNode } = {},
): ComponentType<Props> {
  return (props) => {
    const { copy } = useReport();
    const [parts, isLost] = useLater(file);
    if (parts !== undefined) return createElement(pick(parts), props);
    if (!isLost) return fallback;
    return isExtra ? null : <Alert>{copy.shell.lost}</Alert>;
  };
}
