import { defaultLocale } from "../../../contracts/locale.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { LineStart } from "../../ui/line/line.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { isOpen } from "./signup/use-signup.ts";
import { SignupForm } from "./signup/signup-form.tsx";
import "./course-hero.css";

export function CourseHero() {
  const locale = useLocale();
  const { hero } = useCopy("course");
  const { courseLanguage } = useCopy("common");
  return (
    <div className="course-hero">
      <PageHero
        title={hero.title}
        lead={hero.subtitle}
        note={locale === defaultLocale ? undefined : <span lang={locale}>{courseLanguage}</span>}
      >
        <SignupForm variant="hero" />
      </PageHero>
      <div className="course-facts">
        <LineStart to="right" />
        <ul>
          {hero.facts.map(({ title, text, closed = text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{isOpen ? text : closed}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
