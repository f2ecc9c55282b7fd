import { defaultLocale } from "../../../contracts/locale.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { isOpen } from "./signup/use-signup.ts";
import { SignupForm } from "./signup/signup-form.tsx";
import "../../ui/line/line.css";
import "./course-hero.css";

const days = [1, 2, 3, 4, 5, 6, 7];

/** The line underlines the week, whose days stand below it. */
export function CourseHero() {
  const locale = useLocale();
  const { hero, notOpen } = useCopy("course");
  const { title, subtitle, facts } = hero;
  const { courseLanguage } = useCopy("common");
  return (
    <section className="section course-hero" aria-labelledby="course-title">
      {locale !== defaultLocale && <p lang={locale}>{courseLanguage}</p>}
      {!isOpen && (
        <p className="course-closed" lang={locale}>
          {notOpen.status}
        </p>
      )}
      <h1 id="course-title">
        {title.before}
        <span className="course-last">
          <span className="rail" />
          <mark>
            {title.highlight}
            <span className="course-days" aria-hidden="true">
              {days.map((day) => (
                <i key={day} />
              ))}
            </span>
          </mark>
          {title.between + title.highlight2 + title.after}
        </span>
      </h1>
      <div className="course-offer">
        <p className="lead">{subtitle}</p>
        <SignupForm variant="hero" />
      </div>
      <ul className="course-facts">
        {facts.map(({ title: fact, text, closed = text }) => (
          <li key={fact}>
            <strong>{fact}</strong>
            <span>{isOpen ? text : closed}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
