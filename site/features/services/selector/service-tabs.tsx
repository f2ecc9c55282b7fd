import type { ReactNode } from "react";
import { usePage, usePathTo } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import "../../../ui/line/line.css";
import { ServiceExample } from "./service-example.tsx";
import "./service-tabs.css";

type ServiceTabsProps = {
  title: string;
  /** Copy of each service, by its id in the catalogue. */
  items: Record<string, { title: string; description: string; cta: string }>;
  /** Rides the line past the drawings. */
  beads?: ReactNode;
};

/** The services, in the order of the catalogue. */
export function ServiceTabs({ title, items, beads }: ServiceTabsProps) {
  const { services = [] } = usePage().data;
  const pathTo = usePathTo();
  return (
    <section className="section services" id="services" aria-labelledby="services-title">
      <h2 id="services-title">{title}</h2>
      <Tabs
        label={title}
        className="selector"
        items={services.map(({ id, drawing, to, at }) => {
          const { title: label, description, cta } = items[id]!;
          return {
            id,
            title: label,
            label: (
              <>
                <Drawing name={`glyph-${drawing}`} width={40} height={32} className="glyph" />
                <span>{label}</span>
              </>
            ),
            panel: (
              <>
                <div className="selector-words">
                  <p>{description}</p>
                  <ButtonLink href={to ? pathTo(to, at) : "#contact"} look="outline">
                    {cta}
                  </ButtonLink>
                </div>
                <ServiceExample
                  name={drawing}
                  out={<span className="rail services-out">{beads}</span>}
                />
                <span className="rail services-in">{beads}</span>
              </>
            ),
          };
        })}
      />
    </section>
  );
}
