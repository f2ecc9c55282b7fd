import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { PageHero } from "../../../ui/page-hero/page-hero.tsx";
import { useCaseStudy } from "../use-case-study.ts";

export function CaseHero() {
  const { copy, shared, hasReport } = useCaseStudy();
  const nav = useCopy("nav");
  const pathTo = usePathTo();
  return (
    <PageHero
      lineTo={copy.chart === undefined ? "right" : "left"}
      title={copy.title}
      lead={copy.subtitle}
      above={
        <Breadcrumbs
          label={nav.breadcrumbs}
          home={{ href: pathTo("home"), text: nav.home }}
          parent={{ href: pathTo("projects"), text: nav.projects }}
        />
      }
      aside={
        <>
          <h2 className="case-label">{shared.objective}</h2>
          <p>{copy.objective}</p>
        </>
      }
    >
      {hasReport ? (
        <a className="text-link" href="#report-title">
          {shared.toReport}
        </a>
      ) : undefined}
    </PageHero>
  );
}
