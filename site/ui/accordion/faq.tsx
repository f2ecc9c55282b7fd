import { useId } from "react";
import { Accordion } from "./accordion.tsx";
import "./faq.css";

type FaqProps = {
  title: string;
  items: readonly { id: string; question: string; answer: string }[];
};

/** A section of questions, the first one open (§4). */
export function Faq({ title, items }: FaqProps) {
  const titleId = useId();
  return (
    <section className="section faq" aria-labelledby={titleId}>
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
