import type { ReportDefinition } from "../../query/report-definition.ts";
import { loadReportCode } from "../report-code.ts";
import type { Describe } from "./description.ts";
import type { Advise } from "../recommendation/advise.ts";

export type LoadedClaims = { describe: Describe; advise: Advise };

/** Loads the claims of a report and the code that judges them; rejects where a file is not available. */
export async function loadDescribe(
  definition: ReportDefinition,
  address: string | undefined,
): Promise<LoadedClaims> {
  const [{ createDescribe }, { createAdvise }, { claims, recommend }] = await Promise.all([
    import("./create-describe.ts"),
    import("../recommendation/advise.ts"),
    loadReportCode<"claims" | "recommend">(address!, definition.slug),
  ]);
  return {
    describe: createDescribe(definition, claims),
    advise: createAdvise(definition, recommend),
  };
}
