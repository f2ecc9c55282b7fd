import { Link } from "wouter";
import { usePathTo } from "../../../platform/page/page-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHero } from "../../../ui/page-hero/page-hero.tsx";
import { useCaseStudy } from "../use-case-study.ts";

/** The way back, the finding as a headline, the question behind it and the objective (§2). */
export function CaseHero() {
  const { words, shared } = useCaseStudy();
  const pathTo = usePathTo();
  return (
    <PageHero
      title={words.title}
      lead={words.subtitle}
      back={
        <Link href={pathTo("projects")}>
          <Icon name="arrow-left" />
          {shared.back}
        </Link>
      }
      aside={
        <>
          <h2 className="case-label">{shared.objective}</h2>
          <p>{words.objective}</p>
        </>
      }
    />
  );
}
