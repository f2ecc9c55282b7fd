import { useCopy } from "../../platform/page/page-context.tsx";
import { Faq } from "../../ui/accordion/faq.tsx";

/** Five questions before signing up; the first starts open (§2, §4). */
export function CourseQuestions() {
  const { faq } = useCopy("course");
  return <Faq title={faq.title} items={faq.items} />;
}
