import { useRef, useState, type ReactNode } from "react";
import { isAddressOf, type Provider } from "../../../../contracts/privacy/provider.ts";
import { allowEmbeds, useConsent, type ConsentState } from "../../../platform/consent/consent.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { useIsNear } from "../../../platform/window/use-is-near.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { EmbedFrame } from "./embed-frame.tsx";
import { EmbedOffer } from "./embed-offer.tsx";
import type { ReadMessage } from "./frame-message.ts";
import type { EmbedKind } from "./frame-rights.ts";
import "./embed.css";

const nearPx = 400;

export type EmbedProps = {
  kind: EmbedKind;
  provider: Provider;
  address: string;
  /** Evaluated when the frame is loaded; default: `address`. */
  toFrameAddress?: () => string;
  readMessage?: ReadMessage | undefined;
  title: string;
  children: ReactNode;
};

/** A placeholder until the visitor asks for it, once or always; then the frame in the same place (D16). */
export function Embed({ kind, provider, address, toFrameAddress, ...frame }: EmbedProps) {
  if (!isAddressOf(provider, address)) {
    throw new Error(`${address} is no https address of ${provider.hosts.join(", ")}`);
  }
  const copy = useCopy("embeds");
  const { opensInNewTab } = useCopy("common");
  const consent = useConsent();
  const toast = useToast();
  const region = useRef<HTMLElement>(null);
  const isNear = useIsNear(region, nearPx);
  // A later refusal also ends what was loaded once.
  const [loadedUnder, setLoadedUnder] = useState<ConsentState>();
  const [announcement, setAnnouncement] = useState("");
  const { name } = provider;
  const { host } = new URL(address);
  const isAllowed = typeof consent !== "string" && consent.embeds[provider.id] === true;
  const isOpen = loadedUnder === consent || (isAllowed && isNear);

  // The pressed button is gone: focus moves to where its answer appears.
  function goOn(): void {
    region.current?.focus({ preventScroll: true });
  }

  function loadOnce(): void {
    setLoadedUnder(consent);
    goOn();
  }

  function loadAlways(): void {
    allowEmbeds(provider.id);
    toast({ kind: "success", ...copy.allowed, title: fillText(copy.allowed.title, { name }) });
    goOn();
  }

  return (
    <section
      className={`embed embed-${kind}`}
      aria-label={frame.title}
      data-open={isOpen || undefined}
      data-wants-app="near"
      tabIndex={-1}
      ref={region}
    >
      <p role="status" className="visually-hidden">
        {isOpen && announcement}
      </p>
      <div className="embed-stage">
        <EmbedOffer kind={kind} provider={provider} onLoad={loadOnce} onAllow={loadAlways}>
          {frame.children}
        </EmbedOffer>
        {isOpen && (
          <EmbedFrame
            kind={kind}
            provider={provider}
            toAddress={toFrameAddress ?? (() => address)}
            readMessage={frame.readMessage}
            title={frame.title}
            onAnnounce={setAnnouncement}
            onChosen={goOn}
          />
        )}
      </div>
      <p className="embed-foot">
        {isOpen ? copy.notSeen : copy.notHere}{" "}
        <ExternalLink href={address} note={opensInNewTab} className="text-link">
          {fillText(copy.openAt, { host })}
        </ExternalLink>
      </p>
    </section>
  );
}
