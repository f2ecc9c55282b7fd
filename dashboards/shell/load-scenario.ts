import type { LoadShowScenario } from "./store/show-with-scenario.ts";

/** Loads a scenario through a file of its own, so that its code is loaded on demand. */
export const loadShowScenario: LoadShowScenario = async (...opened) => {
  const parts = await import("./scenario/load-show-scenario.ts");
  return parts.loadShowScenario(...opened);
};
