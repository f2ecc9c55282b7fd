import type { ReactNode } from "react";
import type { Provider } from "../../../../contracts/privacy/provider.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import type { EmbedKind } from "./frame-rights.ts";

type EmbedOfferProps = {
  kind: EmbedKind;
  provider: Provider;
  onLoad: () => void;
  onAllow: () => void;
  children: ReactNode;
};

export function EmbedOffer({ kind, provider, onLoad, onAllow, children }: EmbedOfferProps) {
  const copy = useCopy("embeds");
  const { opensInNewTab } = useCopy("common");
  const { name, policy } = provider;
  const kindCopy = copy.kinds[kind];
  return (
    <div className="embed-offer">
      <div className="embed-still">{children}</div>
      <div className="embed-words">
        <h3>{fillText(kindCopy.title, { name })}</h3>
        <p>
          {`${fillText(kindCopy.sent, { name })} `}
          <ExternalLink href={policy} note={opensInNewTab} className="text-link">
            {copy.policy}
          </ExternalLink>
        </p>
        <div className="embed-actions">
          <Button onClick={onLoad}>{kindCopy.load}</Button>
          <Button look="outline" onClick={onAllow}>
            {fillText(copy.always, { name })}
          </Button>
        </div>
      </div>
    </div>
  );
}
