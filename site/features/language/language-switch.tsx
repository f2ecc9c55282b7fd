import type { MouseEvent } from "react";
import { localePrefix, locales, type Locale } from "../../../contracts/locale.ts";
import { useCopy, usePage } from "../../platform/page/page-context.tsx";
import "./language-switch.css";

/** ES / EN: links to the other edition that, once the app runs, change the language in place (D4). */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
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
              href={localePrefix[locale] + (data.path === "/" ? "" : data.path) || "/"}
              lang={locale}
              hrefLang={locale}
              aria-label={long ? undefined : `${short}, ${name}`}
              aria-current={locale === data.locale ? "true" : undefined}
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
