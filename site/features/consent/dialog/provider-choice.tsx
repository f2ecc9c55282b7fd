import type { Provider } from "../../../../contracts/privacy/provider.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";

type ProviderChoiceProps = {
  provider: Provider;
  label: string;
  copy: { sent: string; duration: string; country: string };
  isAllowed: boolean;
  onChange: (isAllowed: boolean) => void;
};

/** Includes the information that a visitor needs to decide (AEPD, GDPR art. 13). */
export function ProviderChoice({
  provider,
  label,
  copy,
  isAllowed,
  onChange,
}: ProviderChoiceProps) {
  const { facts } = useCopy("consent").dialog;
  const { opensInNewTab } = useCopy("common");
  return (
    <div className="consent-provider">
      <label>
        <input
          type="checkbox"
          checked={isAllowed}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <dl>
        {(["sent", "duration", "country"] as const).map((fact) => (
          <div key={fact}>
            <dt>{facts[fact]}</dt>
            <dd>{copy[fact]}</dd>
          </div>
        ))}
        <div>
          <dt>{facts.policy}</dt>
          <dd>
            <ExternalLink href={provider.policy} note={opensInNewTab} className="text-link">
              {new URL(provider.policy).host}
            </ExternalLink>
          </dd>
        </div>
      </dl>
    </div>
  );
}
