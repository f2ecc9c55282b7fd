import { useCopy } from "../../platform/page/page-context.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import "./project-options.css";

const options = ["hours", "project"] as const; // §2: hours is the default

export function ProjectOptions() {
  const { options: copy } = useCopy("servicePage");
  return (
    <section className="section" aria-labelledby="options-title">
      <div className="section-head">
        <h2 id="options-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <Tabs
        label={copy.label}
        className="options"
        items={options.map((id) => {
          const { title, subtitle, description, features } = copy[id];
          return {
            id,
            title,
            label: (
              <>
                <Drawing name={`glyph-${id}`} width={40} height={32} className="glyph" />
                <span className="options-name">{title}</span>
                <span className="options-subtitle">{subtitle}</span>
              </>
            ),
            panel: (
              <div className="options-panel">
                <p className="lead">{description}</p>
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
