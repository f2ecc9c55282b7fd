import { reportPath } from "../../../contracts/paths/report-paths.ts";
import type { GraphNode, GraphSource } from "./graph.ts";

/** Describes a case study as an article, with its dataset if it has a report of ours. */
export function describeCase(source: GraphSource): GraphNode[] {
  const { data, address, heading, image, business } = source;
  if (data.caseStudy === undefined) return [];
  return [
    {
      "@type": "Article",
      headline: heading,
      url: address,
      mainEntityOfPage: address,
      image: image.url,
      author: business,
      publisher: business,
      inLanguage: data.locale,
      ...(data.caseStudy.hasReport && { isBasedOn: describeDataset(source, data.caseStudy) }),
    },
  ];
}

function describeDataset(
  { data: { locale }, heading, siteUrl, business }: GraphSource,
  { slug, copy }: NonNullable<GraphSource["data"]["caseStudy"]>,
): GraphNode {
  return {
    "@type": "Dataset",
    name: heading,
    description: copy.objective,
    url: siteUrl + reportPath(slug, locale),
    creator: business,
    isAccessibleForFree: true,
  };
}
