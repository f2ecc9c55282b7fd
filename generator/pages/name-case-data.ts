import { fillText } from "../../contracts/fill-text.ts";
import type { Copy } from "../../site/copy.ts";
import type { OpenData } from "../../site/page-data.ts";

type Shared = Copy["caseStudies"]["shared"];

type CaseData = { openData?: OpenData | undefined; isDemonstration: boolean };

/** The shared words of the case studies, with the source and licence of open data in place of the notes on demonstration data, or nothing where it is none. */
export function nameCaseData(shared: Shared, { openData, isDemonstration }: CaseData): Shared {
  if (openData === undefined) {
    return isDemonstration ? shared : { ...shared, source: "", illustrative: "" };
  }
  const source = fillText(shared.openData, openData);
  return { ...shared, source, illustrative: source };
}
