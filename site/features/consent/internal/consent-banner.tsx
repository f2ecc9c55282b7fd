import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { storeConsent } from "../../../platform/consent.ts";
import { fillText } from "../../../platform/fill-text.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page-context.tsx";
import { providers } from "../../../platform/public-config.ts";
import { Button } from "../../../ui/button.tsx";
import { openConsentDialog } from "../dialog-state.ts";
import { acceptedChoice, rejectedChoice } from "./choices.ts";
import "./consent-banner.css";

/** Asks once, in a corner: takes no focus, moves nothing, and gives its three answers the same weight (§2, D16). */
export function ConsentBanner() {
  const copy = useCopy("consent");
  const locale = useLocale();
  const pathTo = usePathTo();
  const banner = useRef<HTMLElement>(null);

  // What is behind it can be scrolled clear of it, to be read or focused (WCAG 2.4.11).
  useEffect(() => {
    const element = banner.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--consent-height", `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--consent-height");
      // The button that was pressed is gone: reading goes on in the page.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
    };
  }, []);

  const uses = providers.map(({ purpose, name }) =>
    purpose === "analytics" ? copy.analytics : fillText(copy.embeds, { name }),
  );
  const list = new Intl.ListFormat(locale).format(uses);
  const text = uses.length === 0 ? copy.text.none : fillText(copy.text.some, { list });
  return (
    <section className="consent-banner" aria-label={copy.label} ref={banner}>
      <h2>{copy.title}</h2>
      <p>
        {text}{" "}
        <Link href={pathTo("cookies")} className="text-link">
          {copy.policy}
        </Link>
      </p>
      <div className="consent-answers">
        <Button look="outline" onClick={() => storeConsent(acceptedChoice)}>
          {copy.acceptAll}
        </Button>
        <Button look="outline" onClick={() => storeConsent(rejectedChoice)}>
          {copy.reject}
        </Button>
        <Button look="outline" aria-haspopup="dialog" onClick={openConsentDialog}>
          {copy.configure}
        </Button>
      </div>
    </section>
  );
}
