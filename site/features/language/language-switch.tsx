import type { MouseEvent } from "react";
import { locales, type Locale } from "../../../contracts/locale.ts";
import { toAddress } from "../../../contracts/paths/page-paths.ts";
import { useCopy, usePage } from "../../platform/page/page-context.tsx";
import "./language-switch.css";

type LanguageSwitchProps = {
  /** The chosen language, known before its copy is loaded. */
  chosen: Locale;
  long?: boolean;
};

/** Links to the other edition; once the app runs, it changes the language in place (D4). */
export function LanguageSwitch({ chosen, long = false }: LanguageSwitchProps) {
  const copy = useCopy("nav");
  const { data, chooseLanguage } = usePage();

  function choose(event: MouseEvent, locale: Locale): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    chooseLanguage(locale);
  }

  return (
    <ul className="language-switch" aria-label={copy.language}>
      {locales.map((locale) => {
        const { short, name } = copy.languages[locale];
        return (
          <li key={locale}>
            <a
              href={toAddress(locale, data.path)}
              lang={locale}
              hrefLang={locale}
              aria-label={long ? undefined : `${short}, ${name}`}
              aria-current={locale === chosen ? "true" : undefined}
              onClick={(event) => choose(event, locale)}
            >
              {long ? name : short}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
