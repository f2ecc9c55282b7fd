import type { ConsentChoice } from "../../../../contracts/privacy/consent-record.ts";
import { acceptedChoice, rejectedChoice, storeConsent } from "../../../platform/consent/consent.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { providers } from "../../../platform/public-config.ts";
import { Button } from "../../../ui/button/button.tsx";
import { openConsentDialog } from "../dialog/dialog-state.ts";
import "./consent-banner.css";

/**
 * Takes no focus, shifts no layout, and offers three answers of equal weight (§2, D16). It is in every document: the
 * boot script shows it, and keeps an answer given before the app runs.
 */
export function ConsentBanner() {
  const copy = useCopy("consent");
  const locale = useLocale();
  const pathTo = usePathTo();
  const uses = providers.map(({ purpose, name }) =>
    purpose === "analytics" ? copy.analytics : fillText(copy.embeds, { name }),
  );
  const text = uses.length === 0 ? copy.text.none : fillText(copy.text.some, { list: listUses() });

  // Created only if needed: making a formatter is the slowest step of the start.
  function listUses(): string {
    return uses.length === 1 ? uses.join("") : new Intl.ListFormat(locale).format(uses);
  }
  return (
    <section className="consent-banner" aria-label={copy.label} data-nosnippet="">
      <p>
        {`${text} `}
        <a href={pathTo("cookies")} className="text-link">
          {copy.policy}
        </a>
      </p>
      <div className="consent-answers">
        <Answer choice={acceptedChoice}>{copy.acceptAll}</Answer>
        <Answer choice={rejectedChoice}>{copy.reject}</Answer>
        <Button look="outline" aria-haspopup="dialog" onClick={openConsentDialog}>
          {copy.configure}
        </Button>
      </div>
    </section>
  );
}

function Answer({ choice, children }: { choice: ConsentChoice; children: string }) {
  const { analytics, embeds } = choice;
  const hasEmbeds = Object.keys(embeds).length > 0;
  return (
    <Button
      look="outline"
      data-consent={JSON.stringify(hasEmbeds ? choice : { analytics })}
      onClick={() => {
        storeConsent(choice);
        // The pressed button disappears, so the focus moves to the page.
        document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Button>
  );
}
