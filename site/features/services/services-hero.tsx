import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Highlighted, PageHero } from "../../ui/page-hero/page-hero.tsx";
import { MarginFall } from "./sketches/margin-fall.tsx";

/** The page's opening, whose underline is the margin that was planned. */
export function ServicesHero() {
  const { hero } = useCopy("servicePage");
  const pathTo = usePathTo();
  return (
    <PageHero
      drawing={<MarginFall />}
      title={hero.title}
      lead={<Highlighted text={hero.subtitle} />}
      note={hero.forWhom}
    >
      <ButtonLink href={pathTo("consultations")}>{hero.cta}</ButtonLink>
      <span>{hero.terms}</span>
      <ButtonLink href="#services" look="outline">
        {hero.anchor}
      </ButtonLink>
    </PageHero>
  );
}
