import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import { Faq } from "../../ui/accordion/faq.tsx";
import { isOpen } from "./signup/use-signup.ts";

export function CourseQuestions() {
  const { faq } = useCopy("course");
  const items = faq.items.map(({ id, question, answer, closed = answer }) => ({
    id,
    question,
    answer: isOpen ? answer : closed,
  }));
  return <Faq title={faq.title} items={items} line={<LineAlong side="right" />} />;
}
