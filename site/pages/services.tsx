import type { Metadata, PageData } from "../page-data.ts";
import { useCopy, usePathTo } from "../platform/page-context.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Contact } from "../features/contact/contact.tsx";

/** Services page: its sections in the order of §2. */
export function Page() {
  const copy = useCopy("servicePage");
  const pathTo = usePathTo();
  return (
    <>
      <PageHero title={copy.hero.title} lead={copy.hero.subtitle}>
        <ButtonLink href={pathTo("consultations")}>{copy.hero.cta}</ButtonLink>
        <ButtonLink href="#services" look="outline">
          {copy.hero.anchor}
        </ButtonLink>
      </PageHero>
      <Contact />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.servicePage?.meta.title ?? "",
    description: copy.servicePage?.meta.description ?? "",
  };
}
