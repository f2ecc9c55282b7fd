import type { ReportModule } from "../../shell/report-layout.ts";
import { generate } from "./data.ts";
import { definition } from "./definition.ts";
import { layout } from "./layout.ts";

export const report: ReportModule = {
  definition,
  generate,
  layout,
  address: import.meta.url,
  trialTimes: [8, 77],
  offersTrial: true,
};
