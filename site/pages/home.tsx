import type { ComponentType } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { homeSections, type HomeSection } from "../../contracts/configuration/home-sections.ts";
import { FeaturedProjects } from "../features/projects/featured-projects.tsx";
import { Contact } from "../features/contact/contact.tsx";
import { About } from "../features/home/about.tsx";
import { FirstHour } from "../features/contact/first-hour.tsx";
import { Guess } from "../features/home/guess.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Social } from "../features/home/social.tsx";
import { WorkValues } from "../features/home/work-values.tsx";
import { ServicesSelector } from "../features/services/services-selector.tsx";
import { Testimonials } from "../features/testimonials/testimonials.tsx";
import type { Metadata, PageData } from "../page-data.ts";

const sections: Record<HomeSection, ComponentType> = {
  guess: Guess,
  about: About,
  services: ServicesSelector,
  projects: FeaturedProjects,
  values: WorkValues,
  reviews: Testimonials,
  profiles: Social,
};

/** Shows the sections in the order of the settings, by default that of §2. */
export function Page() {
  return (
    <>
      <Hero />
      {(siteConfig.homeSections ?? homeSections).map((name) => {
        const Section = sections[name];
        return <Section key={name} />;
      })}
      <Contact foot={<FirstHour />} />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  const meta = copy.hero?.meta;
  return { ...(meta !== undefined && { title: meta.title }), description: meta?.description ?? "" };
}
