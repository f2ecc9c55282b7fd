import { useCopy } from "../../platform/page/page-context.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { SignupForm } from "./signup/signup-form.tsx";
import "./course-hero.css";

export function CourseHero() {
  const { hero } = useCopy("course");
  return (
    <div className="course-hero">
      <PageHero title={hero.title} lead={hero.subtitle}>
        <SignupForm variant="hero" />
      </PageHero>
      <ul className="course-facts">
        {hero.facts.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
