import { siteConfig } from "#folder/site.config.ts";
import { CasePicture } from "../ui/case-picture.tsx";
import { CaseStudyArticle } from "../features/case-studies/case-study-article.tsx";
import { useCaseStudy } from "../features/case-studies/use-case-study.ts";
import { Contact } from "../features/contact/contact.tsx";
import { FirstHour } from "../features/contact/first-hour.tsx";
import { useLocale } from "../platform/page/page-context.tsx";
import { ReportEmbed } from "../features/embeds/report-embed.tsx";
import type { Metadata, PageData } from "../page-data.ts";

export function Page() {
  const { slug, copy, shared } = useCaseStudy();
  const locale = useLocale();
  const address = siteConfig.reports[slug];
  const report =
    address === undefined ? undefined : (
      <ReportEmbed address={address} subject={copy.subject}>
        <CasePicture slug={slug} locale={locale} alt={copy.picture ?? ""} />
      </ReportEmbed>
    );
  return (
    <>
      <CaseStudyArticle report={report} />
      <Contact
        lead={shared.contactLead}
        caseStudy={{ slug, title: copy.subject }}
        foot={<FirstHour />}
      />
    </>
  );
}

export function describe({ caseStudy }: PageData): Metadata {
  return {
    title: caseStudy?.copy.meta.title ?? "",
    description: caseStudy?.copy.meta.description ?? "",
  };
}
