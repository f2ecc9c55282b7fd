import { siteConfig } from "../../site.config.ts";
import { CasePicture } from "../features/case-studies/case-picture.tsx";
import { CaseStudyArticle } from "../features/case-studies/case-study-article.tsx";
import { useCaseStudy } from "../features/case-studies/use-case-study.ts";
import { Contact } from "../features/contact/contact.tsx";
import { ReportEmbed } from "../features/embeds/report-embed.tsx";
import type { Metadata, PageData } from "../page-data.ts";

export function Page() {
  const { slug, words, shared } = useCaseStudy();
  const address = siteConfig.reports[slug];
  const report =
    address === undefined ? undefined : (
      <ReportEmbed address={address} subject={words.subject}>
        <CasePicture slug={slug} alt={words.picture ?? ""} />
      </ReportEmbed>
    );
  return (
    <>
      <CaseStudyArticle report={report} />
      <Contact lead={shared.contactLead} caseStudy={{ slug, title: words.subject }} />
    </>
  );
}

export function describe({ caseStudy }: PageData): Metadata {
  return {
    title: caseStudy?.words.meta.title ?? "",
    description: caseStudy?.words.meta.description ?? "",
  };
}
