import type { Metadata, PageData } from "../page-data.ts";
import { Contact } from "../features/contact/contact.tsx";
import { ServiceGuide } from "../features/guide/service-guide.tsx";
import { useCopy } from "../platform/page/page-context.tsx";
import { PageHero } from "../ui/page-hero/page-hero.tsx";

/** Four questions whose answer is a service; the message below carries them (decision 094). */
export function Page() {
  const { title, lead, contact } = useCopy("guide");
  return (
    <>
      <PageHero title={title} lead={lead} />
      <ServiceGuide />
      <Contact title={contact.title} lead={contact.lead} isGuided />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.guide?.meta.title ?? "",
    description: copy.guide?.meta.description ?? "",
  };
}
