import { siteConfig } from "#folder/site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import { HoursAxis, ProjectAxis } from "./sketches/option-axes.tsx";
import "./project-options.css";

const options = ["hours", "project"] as const; // §2: hours is the default
const { arePlaceholders, block, project } = siteConfig.prices;
const sizes = { hours: block.hours, from: project.minWeeks, to: project.maxWeeks };

export function ProjectOptions() {
  const { options: copy } = useCopy("servicePage");
  return (
    <section className="section" aria-labelledby="options-title">
      <LineAlong side="right" />
      <div className="section-head">
        <h2 id="options-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <Tabs
        label={copy.label}
        className="options"
        items={options.map((id) => {
          const { title, subtitle, price, description, features } = copy[id];
          return {
            id,
            title,
            label: (
              <>
                <span className="options-name">
                  <strong>{title}</strong> {subtitle}
                </span>
                <span className="options-price">{fillText(price, sizes)}</span>
                <span className="options-note">
                  {arePlaceholders ? copy.examplePrices : copy.taxes}
                </span>
                {id === "hours" ? <HoursAxis /> : <ProjectAxis />}
              </>
            ),
            panel: (
              <div className="options-panel">
                <p>{description}</p>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            ),
          };
        })}
      />
    </section>
  );
}
