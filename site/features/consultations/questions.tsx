import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import { Faq } from "../../ui/accordion/faq.tsx";

export function Questions() {
  const { faq } = useCopy("consultations");
  const items = Object.entries(faq.items).map(([id, { question, answer }]) => {
    return { id, question, answer };
  });
  return <Faq title={faq.title} items={items} line={<LineAlong side="left" />} />;
}
