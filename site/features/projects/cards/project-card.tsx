import { useCopy } from "../../../platform/page/page-context.tsx";
import { CaseCard } from "./case-card.tsx";
import type { ProjectCardData } from "../project-cards.ts";

export function ProjectCard({ card }: { card: ProjectCardData }) {
  const copy = useCopy("projects");
  const { kicker, title, description } = copy.items[card.key];
  const areas = card.categories.map((id) => copy.filters[id as "powerbi"]).join(", ");
  return (
    <CaseCard
      slug={card.slug}
      title={title}
      description={description}
      details={copy.details}
      kicker={[kicker, areas]}
    />
  );
}
