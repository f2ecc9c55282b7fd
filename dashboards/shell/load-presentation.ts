import type { LoadPresentation } from "./presenter.ts";

/** Loads personal views through a file of its own, so that their code is loaded on demand. */
export const loadPresentation: LoadPresentation = async (...opened) => {
  const parts = await import("./presentation/load-presentation.ts");
  return parts.loadPresentation(...opened);
};
