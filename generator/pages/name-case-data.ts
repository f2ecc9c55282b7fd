import { fillText } from "../../contracts/fill-text.ts";
import type { Copy } from "../../site/copy.ts";
import type { OpenData } from "../../site/page-data.ts";

type Shared = Copy["caseStudies"]["shared"];

/** The shared words of the case studies, with the source and licence of open data in place of the notes on demonstration data. */
export function nameCaseData(shared: Shared, openData: OpenData | undefined): Shared {
  if (openData === undefined) return shared;
  const source = fillText(shared.openData, openData);
  return { ...shared, source, illustrative: source };
}
