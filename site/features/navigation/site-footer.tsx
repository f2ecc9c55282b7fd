import type { ReactNode } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { feedPaths } from "../../../contracts/paths/feed-paths.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { useCurrentYear } from "../../platform/use-current-year.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import "./site-footer.css";

const quickLinks = ["home", "services", "projects", "blog", "trial", "consultations"] as const;
const legalLinks = ["privacy", "accessibility", "notice", "cookies"] as const;

export function SiteFooter({ consentLink }: { consentLink: ReactNode }) {
  const copy = useCopy("footer");
  const social = { professional: "LinkedIn", photo: "Instagram" } as const;
  const { demonstration, opensInNewTab } = useCopy("common");
  const pathTo = usePathTo();
  const year = useCurrentYear();
  return (
    <footer className="site-footer">
      <Ruler />
      <div className="site-footer-columns">
        <p className="site-footer-tagline">{copy.tagline}</p>
        <FooterColumn title={copy.sections}>
          {quickLinks.map((name) => (
            <li key={name}>
              <a href={pathTo(name)}>{copy[name]}</a>
            </li>
          ))}
          <li>
            <a
              href={pathTo("home").replace(/\/$/, "") + feedPaths.atom}
              type="application/atom+xml"
            >
              {copy.feed}
            </a>
          </li>
        </FooterColumn>
        <FooterColumn title={copy.contact}>
          {(["professional", "photo"] as const).map((network) => {
            const href = siteConfig.profiles[network];
            return (
              href !== undefined && (
                <li key={network}>
                  <ExternalLink href={href} note={opensInNewTab}>
                    {social[network]}
                  </ExternalLink>
                </li>
              )
            );
          })}
          <li>
            <a href={`mailto:${siteConfig.owner.email}`}>{copy.email}</a>
          </li>
        </FooterColumn>
        <FooterColumn title={copy.legal}>
          {legalLinks.map((name) => (
            <li key={name}>
              <a href={pathTo(name)}>{copy[name]}</a>
            </li>
          ))}
          <li>{consentLink}</li>
        </FooterColumn>
      </div>
      <div className="site-footer-foot">
        <p data-year="" suppressHydrationWarning>
          {fillText(copy.rights, { year, brand: siteConfig.brand })}
        </p>
        {siteConfig.demonstration && (
          <a href={pathTo("demonstration")} className="text-link">
            {demonstration}
          </a>
        )}
        <p lang="en">{copy.role}</p>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="site-footer-column" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
