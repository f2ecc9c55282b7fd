import type { ReportModule } from "../../shell/report-layout.ts";
import { generate } from "./data.ts";
import { definition } from "./definition.ts";
import { layout } from "./layout.ts";

export const report: ReportModule = {
  definition,
  generate,
  layout,
  address: import.meta.url,
  // Home opens it over a million rows; euros grow with them, shares do not.
  trialTimes: [44],
  loadScenario: async () => import("./scenario.ts"),
};
