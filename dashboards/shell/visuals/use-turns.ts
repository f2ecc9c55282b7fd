import { startTransition, useEffect, useState } from "react";
import { rest } from "../../render/when-idle.ts";
import { useReport } from "../store/use-report.ts";

/** Returns how many parts to draw: all, or one more in each task where the report has an `onDrawn`. */
export function useTurns(most: number): number {
  const { onDrawn } = useReport();
  const [drawn, setDrawn] = useState(onDrawn === undefined ? most : 0);
  useEffect(() => {
    if (onDrawn === undefined) return undefined;
    if (drawn >= most) {
      onDrawn();
      return undefined;
    }
    let isWanted = true;
    void rest().then(() => {
      if (isWanted) startTransition(() => setDrawn(drawn + 1));
    });
    return () => {
      isWanted = false;
    };
  }, [drawn, most, onDrawn]);
  return onDrawn === undefined ? most : drawn;
}
