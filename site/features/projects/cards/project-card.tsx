import { useCopy } from "../../../platform/page/page-context.tsx";
import type { PictureFrames } from "../../../ui/case-picture.tsx";
import { CaseCard } from "./case-card.tsx";
import type { ProjectCardData } from "../project-cards.ts";

type ProjectCardProps = { card: ProjectCardData; frames?: PictureFrames; isOpening?: boolean };

export function ProjectCard({ card, frames, isOpening }: ProjectCardProps) {
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
      frames={frames}
      isOpening={isOpening}
    />
  );
}
