import { useCopy, usePathTo } from "../../platform/page-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ServiceExample } from "./service-example.tsx";
import { ServiceGlyph } from "./service-glyph.tsx";
import "./services-selector.css";

const services = ["businessProblem", "dashboard", "guidance", "training"] as const; // §2

/** Four services to choose from; the chosen one shows its description, an example and a call to action (§2). */
export function ServicesSelector() {
  const copy = useCopy("services");
  const pathTo = usePathTo();
  const targets = {
    businessProblem: "#contact",
    dashboard: "#contact",
    guidance: pathTo("consultations", { hash: "top" }),
    training: pathTo("course"),
  };
  return (
    <section className="section services" id="services" aria-labelledby="services-title">
      <h2 id="services-title">{copy.title}</h2>
      <Tabs
        label={copy.title}
        className="selector"
        items={services.map((id) => ({
          id,
          label: (
            <>
              <ServiceGlyph name={id} />
              <span>{copy.items[id].title}</span>
            </>
          ),
          panel: (
            <>
              <p className="selector-text">{copy.items[id].description}</p>
              <ServiceExample name={id} />
              <ButtonLink href={targets[id]}>{copy.items[id].cta}</ButtonLink>
            </>
          ),
        }))}
      />
    </section>
  );
}
