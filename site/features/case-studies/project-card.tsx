import { Link } from "wouter";
import { useCopy, usePathTo } from "../../platform/page-context.tsx";
import { CasePicture } from "./case-picture.tsx";
import type { ProjectCardData } from "./project-cards.ts";
import "./project-card.css";

/** A featured project: subject, picture, finding, one line and the way to its case study (§3). */
export function ProjectCard({ card }: { card: ProjectCardData }) {
  const copy = useCopy("projects");
  const pathTo = usePathTo();
  const { kicker, title, description } = copy.items[card.key];
  const label = `${copy.details}: ${title}`;
  return (
    <article className="project-card">
      <p className="project-card-kicker">
        <span>{kicker}</span>
        <span>{card.categories.map((id) => copy.filters[id as "powerbi"]).join(", ")}</span>
      </p>
      <CasePicture slug={card.slug} alt="" />
      <h3>{title}</h3>
      <p>{description}</p>
      {card.slug === undefined ? (
        <a className="text-link" href="#contact" aria-label={label}>
          {copy.details}
        </a>
      ) : (
        <Link
          className="text-link"
          href={pathTo("caseStudy", { params: { slug: card.slug } })}
          aria-label={label}
        >
          {copy.details}
        </Link>
      )}
    </article>
  );
}
