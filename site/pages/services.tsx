import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page/page-context.tsx";
import { RealResults } from "../features/projects/real-results.tsx";
import { Contact } from "../features/contact/contact.tsx";
import { FirstHour } from "../features/contact/first-hour.tsx";
import { Benefits } from "../features/services/benefits.tsx";
import { BusinessQuestions } from "../features/services/business-questions.tsx";
import { DataChallenges } from "../features/services/data-challenges.tsx";
import { Intro } from "../features/services/intro.tsx";
import { Invitation } from "../features/services/invitation.tsx";
import { ProjectOptions } from "../features/services/project-options.tsx";
import { ServicesHero } from "../features/services/services-hero.tsx";
import { ServicePageSelector } from "../features/services/service-page-selector.tsx";

/** Sections in the order of §2. */
export function Page() {
  const copy = useCopy("servicePage");
  return (
    <>
      <ServicesHero />
      <Intro />
      <BusinessQuestions />
      <RealResults copy={copy.results} />
      <ServicePageSelector />
      <ProjectOptions />
      <Benefits />
      <DataChallenges />
      <Invitation />
      <Contact title={copy.contact.title} lead={copy.contact.lead} foot={<FirstHour />} />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.servicePage?.meta.title ?? "",
    description: copy.servicePage?.meta.description ?? "",
  };
}
