import { siteConfig } from "#folder/site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { portraitAddress, portraitSize } from "../../../contracts/portrait.ts";
import { formatNumber } from "../../platform/language/format-number.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./instructor.css";

const facts = ["years", "clients"] as const;

export function Instructor() {
  const { instructor } = useCopy("course");
  const { years, clients } = siteConfig.experience;
  const values = { years: formatNumber(years, "es"), clients: formatNumber(clients, "es") };
  return (
    <section className="section instructor" aria-labelledby="instructor-title">
      <img
        src={portraitAddress(siteConfig.portrait)}
        alt={instructor.alt}
        width={portraitSize.width}
        height={portraitSize.height}
        loading="lazy"
        decoding="async"
      />
      <div>
        <h2 id="instructor-title">{instructor.title}</h2>
        {instructor.paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <ul>
          {facts.map((id) => (
            <li key={id}>
              <p className="figure">{fillText(instructor.facts[id].value, values)}</p>
              <p>{instructor.facts[id].label}</p>
            </li>
          ))}
        </ul>
      </div>
      <LineAcross from="right" />
    </section>
  );
}
