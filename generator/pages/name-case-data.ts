import { fillText } from "../../contracts/fill-text.ts";
import type { Copy } from "../../site/copy.ts";
import type { OpenData } from "../../site/page-data.ts";

type Shared = Copy["caseStudies"]["shared"];

type CaseData = { openData?: OpenData | undefined; isDemonstration: boolean };

/**
 * Returns the shared copy of case studies. For open data the notes on demonstration data are replaced by source and
 * licence; for other real data they are empty.
 */
export function nameCaseData(shared: Shared, { openData, isDemonstration }: CaseData): Shared {
  if (openData === undefined) {
    return isDemonstration ? shared : { ...shared, source: "", illustrative: "" };
  }
  const source = fillText(shared.openData, openData);
  return { ...shared, source, illustrative: source };
}
