import { siteConfig } from "#folder/site.config.ts";
import { guideNames, type GuideQuestion } from "../../../contracts/brief/brief.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { GuideLine } from "./guide-line.tsx";
import { useGuideQuestion } from "./use-guide-question.ts";

type Answers = Partial<Record<GuideQuestion, string>>;

const { arePlaceholders } = siteConfig.prices;
const packages = { hour: "single", three: "three", five: "five", ten: "ten" } as const;
const ends = ["hour", "three", "five", "ten", "quote"] as const;

type End = (typeof ends)[number];

/** The five ends of the answers; style shows one of them once all are given (service-guide.css). */
export function GuideEnds({ answers }: { answers: Answers }) {
  return (
    <div className="guide-ends" role="status">
      {ends.map((end) => (
        <GuideEnd key={end} end={end} answers={answers} />
      ))}
    </div>
  );
}

function GuideEnd({ end, answers }: { end: End; answers: Answers }) {
  const copy = useCopy("guide");
  const pathTo = usePathTo();
  const { title, action, why, text, other } = copy.ends[end];
  const book = (sessions: string) =>
    pathTo("consultations", { query: { ...answers, sessions }, hash: "booking" });
  return (
    <div className={`guide-end guide-${end}`}>
      <div className="guide-yours">
        <p>{copy.yours}</p>
        <h2>{title}</h2>
        <GuideLine />
        <ButtonLink href={end === "quote" ? "#contact" : book(packages[end])}>{action}</ButtonLink>
        {end === "quote" ? (
          <ButtonLink look="outline" href={book(packages.hour)}>
            {copy.first}
          </ButtonLink>
        ) : (
          <ButtonLink look="outline" href="#contact">
            {copy.instead}
          </ButtonLink>
        )}
      </div>
      <div className="guide-why">
        <h3>{why}</h3>
        <p>{text}</p>
        <p className="caption">
          {[other, copy.terms, arePlaceholders && copy.examplePrices].filter(Boolean).join(" ")}
        </p>
      </div>
      <Carried answers={answers} />
    </div>
  );
}

function Carried({ answers }: { answers: Answers }) {
  const { carried } = useCopy("guide");
  if (guideNames.some((question) => answers[question] === undefined)) return null;
  return (
    <div className="guide-carried">
      <p>{carried}</p>
      <dl>
        {guideNames.map((question) => (
          <Answer key={question} question={question} answer={answers[question] ?? ""} />
        ))}
      </dl>
    </div>
  );
}

function Answer({ question, answer }: { question: GuideQuestion; answer: string }) {
  const { label, options } = useGuideQuestion(question);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{options[answer]}</dd>
    </div>
  );
}
