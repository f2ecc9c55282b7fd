import type { CaseStudyLink } from "../../../page-data.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LineAcross, LineAlong } from "../../../ui/line/line.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import "./case-end.css";

export function CaseEnd() {
  const { copy, shared, service, previous, next, openData } = useCaseStudy();
  const { opensInNewTab } = useCopy("common");
  const pathTo = usePathTo();
  return (
    <div className="section case-end">
      <nav className="case-pager" aria-label={shared.otherCases}>
        <Neighbour link={next} label={shared.next} side="next" />
        {copy.sketches === undefined ? <LineAlong side="left" /> : <LineAcross from="right" />}
        {next.hasSketches && <span className="rail case-ground" />}
        <Neighbour link={previous} label={shared.previous} side="previous" />
      </nav>
      <p className="case-service">
        <span className="case-label">{shared.relatedService}</span>
        <a className="text-link" href={pathTo("services", { hash: "services" })}>
          {shared.services[service]}
        </a>
      </p>
      <p className="case-note caption">
        {openData === undefined ? (
          shared.illustrative
        ) : (
          <ExternalLink href={openData.address} note={opensInNewTab} className="text-link">
            {shared.illustrative}
          </ExternalLink>
        )}
      </p>
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
      className={`case-neighbour case-${side}`}
      href={pathTo("caseStudy", { params: { slug: link.slug } })}
      data-title={link.title}
    >
      <span className="case-neighbour-label">
        {side === "previous" && <Icon name="arrow-left" />}
        {label}
        {side === "next" && <Icon name="arrow-right" />}
      </span>{" "}
      <span className="case-neighbour-title">{link.title}</span>
      {side === "next" && link.hasSketches && (
        <img
          src={`/images/projects/${link.slug}.chosen.svg`}
          alt=""
          loading="lazy"
          width="560"
          height="260"
        />
      )}
    </a>
  );
}
