import { useId, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import "./accordion.css";

export type AccordionItem = { id: string; title: string; content: ReactNode };

/** Native disclosures, which work without JavaScript: one open at a time, the first at the start (§4). */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const group = useId();
  return (
    <div className="accordion">
      {items.map(({ id, title, content }, index) => (
        <details key={id} name={group} open={index === 0}>
          <summary>
            <h3>{title}</h3>
            <Icon name="plus" />
            <Icon name="minus" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
