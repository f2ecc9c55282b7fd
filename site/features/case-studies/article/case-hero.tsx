import { usePathTo } from "../../../platform/page/page-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHero } from "../../../ui/page-hero/page-hero.tsx";
import { useCaseStudy } from "../use-case-study.ts";

export function CaseHero() {
  const { copy, shared } = useCaseStudy();
  const pathTo = usePathTo();
  return (
    <PageHero
      title={copy.title}
      lead={copy.subtitle}
      back={
        <a href={pathTo("projects")}>
          <Icon name="arrow-left" />
          {shared.back}
        </a>
      }
      aside={
        <>
          <h2 className="case-label">{shared.objective}</h2>
          <p>{copy.objective}</p>
        </>
      }
    />
  );
}
