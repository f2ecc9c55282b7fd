import { useId, type ReactNode } from "react";
import { Accordion } from "./accordion.tsx";
import "./faq.css";

type FaqProps = {
  title: string;
  items: readonly { id: string; question: string; answer: string }[];
  /** The page's line, which goes by. */
  line?: ReactNode;
};

/** A section of questions, the first one open (§4). */
export function Faq({ title, items, line }: FaqProps) {
  const titleId = useId();
  return (
    <section className="section faq" aria-labelledby={titleId}>
      {line}
      <h2 id={titleId}>{title}</h2>
      <Accordion
        items={items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </section>
  );
}
