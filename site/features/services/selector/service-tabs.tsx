import { usePathTo } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { OfferedService } from "../offered-services.ts";
import { ServiceExample } from "./service-example.tsx";
import "./service-tabs.css";

type ServiceTabsProps = {
  title: string;
  services: readonly OfferedService[];
  /** Where the page of consultations is opened at. */
  hash?: string;
};

export function ServiceTabs({ title, services, hash }: ServiceTabsProps) {
  const pathTo = usePathTo();
  const targets: Record<string, string> = {
    consultations: pathTo("consultations", hash === undefined ? {} : { hash }),
    course: pathTo("course"),
  };
  return (
    <section className="section services" id="services" aria-labelledby="services-title">
      <h2 id="services-title">{title}</h2>
      <Tabs
        label={title}
        className="selector"
        items={services.map(({ id, drawing, title: label, description, cta, leadsTo }) => ({
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
              <p className="selector-text">{description}</p>
              <ServiceExample name={drawing} />
              <ButtonLink href={targets[leadsTo] ?? "#contact"}>{cta}</ButtonLink>
            </>
          ),
        }))}
      />
    </section>
  );
}
