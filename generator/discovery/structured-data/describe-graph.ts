import { addressOf, type HeadOptions } from "../../../site/head.ts";
import type { PageData } from "../../../site/page-data.ts";
import { siteConfig } from "#folder/site.config.ts";
import type { ShareImage } from "../share-image.ts";
import type { GraphNode, GraphSource } from "./graph.ts";
import { readHeading } from "../read-text.ts";
import { describeBreadcrumbs } from "./describe-breadcrumbs.ts";
import { describeCase } from "./describe-case.ts";
import { describeConsultation, describeCourse, describeServices } from "./describe-services.ts";

type DescribedPage = { data: PageData; html: string; head: HeadOptions; image: ShareImage };

/**
 * Describes a page in schema.org terms; every value is visible on the page
 * (checks/documents/check-structured-data.ts).
 */
export function describeGraph({ data, html, head, image }: DescribedPage): object | undefined {
  const { siteUrl, route, metadata, edition } = head;
  if (route.hidden === true || metadata.isMissing === true) return undefined;
  const source: GraphSource = {
    data,
    address: addressOf(head, edition),
    heading: readHeading(html),
    html,
    image,
    siteUrl,
    business: { "@id": `${siteUrl}/#business` },
  };
  const own = describers[data.route]?.(source) ?? [];
  const nodes = [...own, ...describeBreadcrumbs(source)];
  const isReferred = JSON.stringify(own).includes(source.business["@id"]);
  const graph = isReferred ? [describeBusiness(source), ...nodes] : nodes;
  return graph.length === 0 ? undefined : { "@context": "https://schema.org", "@graph": graph };
}

const describers: Partial<Record<PageData["route"], (source: GraphSource) => GraphNode[]>> = {
  home: describeSite,
  services: describeServices,
  consultations: describeConsultation,
  course: describeCourse,
  caseStudy: describeCase,
  blogPost: describePosting,
};

function describeSite({ data: { locale }, address, business }: GraphSource): GraphNode[] {
  return [
    {
      "@type": "WebSite",
      url: address,
      name: siteConfig.brand,
      inLanguage: locale,
      publisher: business,
    },
  ];
}

/** An organization, not a local business: for that Google requires an address, which only the legal notice shows. */
function describeBusiness({ data, siteUrl, html, business }: GraphSource): GraphNode {
  const profiles = Object.values(siteConfig.profiles).filter((profile) => html.includes(profile));
  const isShown = data.route === "home" && !siteConfig.demonstration && profiles.length > 0;
  return {
    "@type": "Organization",
    ...business,
    name: siteConfig.brand,
    url: `${siteUrl}/`,
    ...(isShown && { sameAs: profiles }),
  };
}

function describePosting({
  data,
  address,
  heading,
  image,
  siteUrl,
  business,
}: GraphSource): GraphNode[] {
  const post = data.blog?.post;
  if (post === undefined) return [];
  const isPerson = !siteConfig.demonstration && post.author !== siteConfig.brand;
  return [
    {
      "@type": "BlogPosting",
      headline: heading,
      url: address,
      mainEntityOfPage: address,
      image: image.url,
      datePublished: post.publishDate,
      ...(post.updatedDate !== undefined && { dateModified: post.updatedDate }),
      author: {
        "@type": isPerson ? "Person" : "Organization",
        name: post.author,
        url: `${siteUrl}/`,
      },
      publisher: business,
      inLanguage: post.language,
    },
  ];
}
