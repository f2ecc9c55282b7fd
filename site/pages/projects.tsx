import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page-context.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Contact } from "../features/contact/contact.tsx";

export function Page() {
  const copy = useCopy("projectsPage");
  return (
    <>
      <PageHero title={copy.hero.title} lead={copy.hero.subtitle} />
      <Contact />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.projectsPage?.meta.title ?? "",
    description: copy.projectsPage?.meta.description ?? "",
  };
}
