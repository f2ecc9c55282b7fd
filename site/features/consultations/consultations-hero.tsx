import { siteConfig } from "../../../site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { formatPrice } from "../../platform/language/format-price.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";

export function ConsultationsHero() {
  const { hero } = useCopy("consultations");
  const { session, currency } = siteConfig.prices;
  const price = formatPrice(session, currency, useLocale());
  return (
    <div id="top">
      <PageHero title={hero.title} lead={hero.subtitle} terms={fillText(hero.terms, { price })}>
        <ButtonLink href="#booking">{hero.cta}</ButtonLink>
      </PageHero>
    </div>
  );
}
