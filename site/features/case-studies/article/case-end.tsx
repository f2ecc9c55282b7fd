import type { CaseStudyLink } from "../../../page-data.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LineAlong } from "../../../ui/line/line.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import "./case-end.css";

export function CaseEnd() {
  const { shared, service, previous, next, openData } = useCaseStudy();
  const { opensInNewTab } = useCopy("common");
  const pathTo = usePathTo();
  return (
    <div className="section case-end">
      <LineAlong side="left" />
      <p className="case-note caption">
        {openData === undefined ? (
          shared.illustrative
        ) : (
          <ExternalLink href={openData.address} note={opensInNewTab} className="text-link">
            {shared.illustrative}
          </ExternalLink>
        )}
      </p>
      <p className="case-service">
        <span className="case-label">{shared.relatedService}</span>
        <a className="text-link" href={pathTo("services", { hash: "services" })}>
          {shared.services[service]}
        </a>
      </p>
      <nav className="case-pager" aria-label={shared.otherCases}>
        <Neighbour link={previous} label={shared.previous} side="previous" />
        <Neighbour link={next} label={shared.next} side="next" />
      </nav>
      <p>
        <ButtonLink look="outline" href={pathTo("projects")}>
          {shared.back}
        </ButtonLink>
      </p>
    </div>
  );
}

type NeighbourProps = { link: CaseStudyLink; label: string; side: "previous" | "next" };

function Neighbour({ link, label, side }: NeighbourProps) {
  const pathTo = usePathTo();
  return (
    <a
      className="case-neighbour"
      href={pathTo("caseStudy", { params: { slug: link.slug } })}
      data-title={link.title}
    >
      <span className="case-neighbour-label">
        {side === "previous" && <Icon name="arrow-left" />}
        {label}
        {side === "next" && <Icon name="arrow-right" />}
      </span>{" "}
      <span className="case-neighbour-title">{link.title}</span>
    </a>
  );
}
