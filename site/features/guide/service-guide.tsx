import { useEffect, useRef, useState } from "react";
import {
  guideNames,
  guideQuestions,
  readGuideAnswers,
  type GuideQuestion,
} from "../../../contracts/brief/brief.ts";
import { enquiryFormId } from "../../../contracts/enquiry.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { GuideEnds } from "./guide-ends.tsx";
import { GuideLine } from "./guide-line.tsx";
import { useGuideQuestion } from "./use-guide-question.ts";
import "./service-guide.css";
import "./guide-ends.css";

/**
 * Questions whose answers belong to the enquiry's form, which sends them by itself. Style alone draws the line through
 * them and shows the end they lead to; the app adds them to the booking's address.
 */
export function ServiceGuide() {
  const { left } = useCopy("guide");
  const section = useRef<HTMLElement>(null);
  const [answers, setAnswers] = useState<Partial<Record<GuideQuestion, string>>>({});
  const readAnswers = () =>
    setAnswers(
      readGuideAnswers((question) => {
        const chosen = section.current?.querySelector<HTMLInputElement>(
          `[name=${question}]:checked`,
        );
        return chosen?.value;
      }),
    );
  // Answers given before the app listened.
  useEffect(readAnswers, []);
  return (
    <section className="guide" ref={section} onChange={readAnswers} data-wants-app="">
      {guideNames.map((question) => (
        <Question key={question} question={question} />
      ))}
      <GuideEnds answers={answers} />
      <p className="guide-left">
        {`${left} `}
        <span className="guide-count" />
      </p>
    </section>
  );
}

function Question({ question }: { question: GuideQuestion }) {
  const { label, options } = useGuideQuestion(question);
  return (
    <fieldset>
      <legend>{label}</legend>
      <GuideLine />
      {guideQuestions[question].map((option) => (
        <label key={option}>
          <input type="radio" name={question} value={option} form={enquiryFormId} />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}
