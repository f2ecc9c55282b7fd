import { ProjectsHero } from "../features/projects/projects-hero.tsx";
import { AreaCards } from "../features/projects/area-cards.tsx";
import { ProjectList } from "../features/projects/project-list.tsx";
import {
  findDemonstrations,
  readFilter,
  type ProjectFilter,
} from "../features/projects/project-cards.ts";
import { Contact } from "../features/contact/contact.tsx";
import { FirstHour } from "../features/contact/first-hour.tsx";
import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page/page-context.tsx";
import { useQueryParameter } from "../platform/navigation/use-query-parameter.ts";

export function Page() {
  const copy = useCopy("projectsPage");
  const [area, setArea] = useQueryParameter("area");
  const filter = readFilter(area);
  const choose = (chosen: ProjectFilter) => setArea(chosen === "all" ? undefined : chosen);
  const demonstrations = findDemonstrations(filter);
  return (
    <>
      <ProjectsHero />
      <AreaCards selected={filter} onSelect={choose} />
      <ProjectList
        title={copy.list.title}
        lead={demonstrations === "none" ? undefined : copy.list.leads[demonstrations]}
        filter={filter}
        onFilter={choose}
      />
      <Contact title={copy.contact.title} lead={copy.contact.lead} foot={<FirstHour />} />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.projectsPage?.meta.title ?? "",
    description: copy.projectsPage?.meta.description ?? "",
  };
}
