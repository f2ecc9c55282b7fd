import { CaseStudyArticle } from "../features/case-studies/case-study-article.tsx";
import { useCaseStudy } from "../features/case-studies/use-case-study.ts";
import { Contact } from "../features/contact/contact.tsx";
import type { Metadata, PageData } from "../page-data.ts";

/** Case study: the article, then the contact form, which says where the enquiry comes from (§2). */
export function Page() {
  const { slug, words, shared } = useCaseStudy();
  return (
    <>
      <CaseStudyArticle />
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
