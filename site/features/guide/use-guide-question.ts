import type { GuideQuestion } from "../../../contracts/brief/brief.ts";
import { useCopy } from "../../platform/page/page-context.tsx";

/** Returns a question and its answers in words, by their ids. */
export function useGuideQuestion(question: GuideQuestion): {
  label: string;
  options: Record<string, string | undefined>;
} {
  const { questions } = useCopy("guide");
  const { brief } = useCopy("contact");
  return { ...questions, deadline: brief.deadline, data: brief.data }[question];
}
