import { useCopy } from "../../platform/page/page-context.tsx";
import { useMinimumWidth } from "../../platform/window/use-minimum-width.ts";
import { QuestionDrawing } from "./sketches/question-drawing.tsx";
import { HoverCard } from "../../ui/hover-card/hover-card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./business-questions.css";

// §9
const openDelayMs = 200;
const closeDelayMs = 100;
const desktopRem = 48;

export function BusinessQuestions() {
  const { questions } = useCopy("servicePage");
  const isDesktop = useMinimumWidth(desktopRem);
  return (
    <section className="section" aria-labelledby="questions-title">
      <div className="section-head">
        <h2 id="questions-title">{questions.title}</h2>
        <p className="lead">{questions.lead}</p>
      </div>
      <LineAcross from="left" />
      <ul className="questions" data-wants-app="">
        {questions.items.map(({ id, question, detail, drawing }) => (
          <li key={id}>
            <HoverCard
              openDelayMs={openDelayMs}
              closeDelayMs={closeDelayMs}
              renderTrigger={({ cardId, isOpen, toggle }) => (
                <h3>
                  {isDesktop ? (
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={cardId}
                      onClick={toggle}
                    >
                      {question}
                      <Icon name={isOpen ? "minus" : "plus"} />
                    </button>
                  ) : (
                    question
                  )}
                </h3>
              )}
            >
              {drawing !== "" && <QuestionDrawing id={id} caption={drawing} />}
              <p>{detail}</p>
            </HoverCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
