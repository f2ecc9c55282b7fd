import type { LoadShowScenario } from "./store/show-with-scenario.ts";

/** One more file, which asking for a scenario loads. */
export const loadShowScenario: LoadShowScenario = async (...opened) => {
  const parts = await import("./scenario/load-show-scenario.ts");
  return parts.loadShowScenario(...opened);
};
