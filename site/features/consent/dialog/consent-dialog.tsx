import { useEffect, useId, useRef, useState } from "react";
import type { ConsentChoice } from "../../../../contracts/privacy/consent-record.ts";
import {
  acceptedChoice,
  rejectedChoice,
  storeConsent,
  useConsent,
} from "../../../platform/consent/consent.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { providers } from "../../../platform/public-config.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { closeConsentDialog } from "./dialog-state.ts";
import { ProviderChoice } from "./provider-choice.tsx";
import "./consent-dialog.css";

const tools = providers.filter(({ purpose }) => purpose === "analytics");
const embedders = providers.filter(({ purpose }) => purpose === "embed");

/** Nothing optional is preselected (§2, D16). */
export function ConsentDialog() {
  const { acceptAll, reject, dialog: copy } = useCopy("consent");
  const consent = useConsent();
  const stored = typeof consent === "string" ? rejectedChoice : consent;
  const [choice, setChoice] = useState<ConsentChoice>(stored);
  const dialog = useRef<HTMLDialogElement>(null);
  const showToast = useToast();
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  function decide(decision: ConsentChoice): void {
    storeConsent(decision);
    showToast({ kind: "success", title: copy.saved });
    dialog.current?.close();
  }

  return (
    <dialog
      className="consent-dialog"
      aria-labelledby={titleId}
      ref={dialog}
      onClose={closeConsentDialog}
    >
      <div className="consent-dialog-head">
        <h2 id={titleId}>{copy.title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={copy.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p>{copy.lead}</p>
      <section>
        <h3>
          {copy.necessary.title} <span className="caption">{copy.necessary.always}</span>
        </h3>
        <p>{copy.necessary.text}</p>
      </section>
      <section>
        <h3>{copy.analytics.title}</h3>
        {tools.length === 0 && <p>{copy.analytics.off}</p>}
        {tools.map((provider) => (
          <ProviderChoice
            key={provider.id}
            provider={provider}
            label={fillText(copy.providers.analytics.allow, { name: provider.name })}
            copy={copy.providers.analytics}
            isAllowed={choice.analytics}
            onChange={(analytics) => setChoice({ ...choice, analytics })}
          />
        ))}
      </section>
      <section>
        <h3>{copy.embeds.title}</h3>
        {embedders.length === 0 && <p>{copy.embeds.off}</p>}
        {embedders.map((provider) => (
          <ProviderChoice
            key={provider.id}
            provider={provider}
            label={fillText(copy.embeds.allow, { name: provider.name })}
            copy={copy.providers.embed}
            isAllowed={choice.embeds[provider.id] === true}
            onChange={(isAllowed) =>
              setChoice({ ...choice, embeds: { ...choice.embeds, [provider.id]: isAllowed } })
            }
          />
        ))}
      </section>
      <div className="consent-answers">
        <Button look="outline" onClick={() => decide(choice)}>
          {copy.save}
        </Button>
        <Button look="outline" onClick={() => decide(acceptedChoice)}>
          {acceptAll}
        </Button>
        <Button look="outline" onClick={() => decide(rejectedChoice)}>
          {reject}
        </Button>
      </div>
    </dialog>
  );
}
