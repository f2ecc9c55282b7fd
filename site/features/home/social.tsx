import { siteConfig } from "#folder/site.config.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./social.css";

const networks = ["professional", "photo"] as const;

export function Social() {
  const copy = useCopy("social");
  const { opensInNewTab } = useCopy("common");
  return (
    <section className="section social" id="social" aria-labelledby="social-title">
      <h2 id="social-title" className="visually-hidden">
        {copy.title}
      </h2>
      <LineAcross from="right" />
      <ul>
        {networks.map((id) => {
          const href = siteConfig.profiles[id];
          if (href === undefined) return null;
          const { name, description, cta } = copy.networks[id];
          return (
            <li key={id}>
              <h3>{name}</h3>
              <div>
                <p>{description}</p>
                <ExternalLink href={href} note={opensInNewTab} className="text-link">
                  {cta}
                </ExternalLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
