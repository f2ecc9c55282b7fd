import { useCopy } from "../../platform/page/page-context.tsx";
import { Faq } from "../../ui/accordion/faq.tsx";

export function CourseQuestions() {
  const { faq } = useCopy("course");
  return <Faq title={faq.title} items={faq.items} />;
}
