import { useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { CasePicture, type PictureFrames } from "../../../ui/case-picture.tsx";
import "../../../ui/case-picture-transition.css";
import "./project-card.css";

type CaseCardProps = {
  slug: string | undefined;
  title: string;
  description: string;
  details: string;
  kicker?: readonly [subject: string, areas: string];
  frames?: PictureFrames | undefined;
  /** It opens the page, ahead of its sections: its title is no heading. */
  isOpening?: boolean | undefined;
};

export function CaseCard({
  slug,
  title,
  description,
  details,
  kicker,
  frames,
  isOpening = false,
}: CaseCardProps) {
  const pathTo = usePathTo();
  const locale = useLocale();
  const Title = isOpening ? "strong" : "h3";
  const label = `${details}: ${title}`;
  return (
    <div className="project-card" data-chart="">
      {kicker !== undefined && (
        <p className="project-card-kicker">
          <span>{kicker[0]}</span>
          <span>{kicker[1]}</span>
        </p>
      )}
      <CasePicture slug={slug} locale={locale} alt="" frames={frames} />
      <Title>{title}</Title>
      <p>{description}</p>
      {slug === undefined ? (
        <a className="text-link" href="#contact" aria-label={label}>
          {details}
        </a>
      ) : (
        <a
          className="text-link"
          href={pathTo("caseStudy", { params: { slug } })}
          aria-label={label}
        >
          {details}
        </a>
      )}
    </div>
  );
}
