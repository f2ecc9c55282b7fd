import { usePage } from "../../platform/page/page-context.tsx";
import type { CaseStudyData } from "../../page-data.ts";

export function useCaseStudy(): CaseStudyData {
  const { data } = usePage();
  if (data.caseStudy === undefined) throw new Error(`"${data.path}" is no case study`);
  return data.caseStudy;
}
