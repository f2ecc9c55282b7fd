import { useCopy } from "../../platform/page/page-context.tsx";
import { Faq } from "../../ui/accordion/faq.tsx";

const questions = ["payment", "preparation", "extend", "packages", "reschedule"] as const;

export function Questions() {
  const { faq } = useCopy("consultations");
  const items = questions.map((id) => {
    const { question, answer } = faq.items[id];
    return { id, question, answer };
  });
  return <Faq title={faq.title} items={items} />;
}
