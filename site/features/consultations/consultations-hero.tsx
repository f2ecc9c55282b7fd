import { useCopy } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";

export function ConsultationsHero() {
  const { hero } = useCopy("consultations");
  return (
    <div id="top">
      <PageHero lineTo="right" title={hero.title} lead={hero.subtitle} terms={hero.terms}>
        <ButtonLink href="#booking">{hero.cta}</ButtonLink>
      </PageHero>
    </div>
  );
}
