import type { LoadPresentation } from "./presenter.ts";

/** One more file, which what presents a visual otherwise loads. */
export const loadPresentation: LoadPresentation = async (...opened) => {
  const parts = await import("./presentation/load-presentation.ts");
  return parts.loadPresentation(...opened);
};
