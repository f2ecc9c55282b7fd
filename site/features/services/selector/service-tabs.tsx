import { ButtonLink } from "../../../ui/button/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ServiceExample, type ServiceName } from "./service-example.tsx";
import "./service-tabs.css";

type OfferedService = {
  name: ServiceName;
  title: string;
  description: string;
  cta: string;
  href: string;
};

type ServiceTabsProps = { title: string; services: readonly OfferedService[] };

export function ServiceTabs({ title, services }: ServiceTabsProps) {
  return (
    <section className="section services" id="services" aria-labelledby="services-title">
      <h2 id="services-title">{title}</h2>
      <Tabs
        label={title}
        className="selector"
        items={services.map(({ name, title: label, description, cta, href }) => ({
          id: name,
          title: label,
          label: (
            <>
              <Drawing name={`glyph-${name}`} width={40} height={32} className="glyph" />
              <span>{label}</span>
            </>
          ),
          panel: (
            <>
              <p className="selector-text">{description}</p>
              <ServiceExample name={name} />
              <ButtonLink href={href}>{cta}</ButtonLink>
            </>
          ),
        }))}
      />
    </section>
  );
}
