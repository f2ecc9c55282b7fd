import { useEffect, useState } from "react";
import type { OpenPresentation } from "../presenter.ts";
import { useReport } from "../store/use-report.ts";

/** Returns the code of personal views once it is loaded; undefined before, and where its file is not available. */
export function usePresentation(): OpenPresentation | undefined {
  const { presenter } = useReport();
  const [opened, setOpened] = useState(presenter.opened);
  useEffect(() => {
    let isShown = true;
    presenter.load().then(
      (loaded) => isShown && setOpened(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [presenter]);
  return opened;
}
