import { useEffect, useState } from "react";
import type { Later } from "../../kinds/later.ts";

/** Loads a value for a component; `isLost` where it is not available. */
export function useLater<Value extends object>(
  wanted: Later<Value>,
): readonly [value: Value | undefined, isLost: boolean] {
  const [value, setValue] = useState(wanted.value);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    wanted.load().then(setValue, () => setIsLost(true));
  }, [wanted]);
  return [value, isLost];
}
