import type { ReportClaims } from "../../query/claims/claim.ts";
import type { Recommend } from "../../query/claims/recommendation.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { describeNeutral, type Describe } from "./description.ts";
import type { Advise } from "../recommendation/advise.ts";

export type LoadedClaims = { describe: Describe; advise?: Advise };

/**
 * Loads the claims of a report and the code that judges them; where a file is not available, descriptions have no
 * claims, and nothing is recommended.
 */
export async function loadDescribe(
  definition: ReportDefinition,
  address: string | undefined,
): Promise<LoadedClaims> {
  return Promise.all([
    import("./create-describe.ts"),
    import("../recommendation/advise.ts"),
    import(/* @vite-ignore */ address!) as Promise<{ claims: ReportClaims; recommend: Recommend }>,
  ]).then(
    ([{ createDescribe }, { createAdvise }, { claims, recommend }]) => ({
      describe: createDescribe(definition, claims),
      advise: createAdvise(definition, recommend),
    }),
    () => ({ describe: describeNeutral }),
  );
}
