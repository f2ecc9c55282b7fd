import type { ReportClaims } from "../../query/claims/claim.ts";
import type { ReportModule } from "../report-layout.ts";
import { describeNeutral, type Describe } from "./description.ts";

/** Loads the claims of a report and what judges them; where a file of it is lost, nothing is argued any more. */
export async function loadDescribe(
  { definition }: Pick<ReportModule, "definition">,
  address: string | undefined,
): Promise<Describe> {
  try {
    const [{ createDescribe }, { claims }] = await Promise.all([
      import("./create-describe.ts"),
      import(/* @vite-ignore */ address!) as Promise<{ claims: ReportClaims }>,
    ]);
    return createDescribe(definition, claims);
  } catch (error) {
    console.warn("The titles argue nothing:", error);
    return describeNeutral;
  }
}
