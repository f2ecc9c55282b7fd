import type { ReportClaims } from "../../query/claims/claim.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { describeNeutral, type Describe } from "./description.ts";

/**
 * Loads the claims of a report and the code that judges them; where a file is not available, descriptions have no
 * claims.
 */
export async function loadDescribe(
  definition: ReportDefinition,
  address: string | undefined,
): Promise<Describe> {
  return Promise.all([
    import("./create-describe.ts"),
    import(/* @vite-ignore */ address!) as Promise<{ claims: ReportClaims }>,
  ]).then(
    ([{ createDescribe }, { claims }]) => createDescribe(definition, claims),
    () => describeNeutral,
  );
}
