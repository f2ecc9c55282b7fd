import { siteConfig } from "#folder/site.config.ts";
import { Audience } from "../features/course/audience.tsx";
import { CourseHero } from "../features/course/course-hero.tsx";
import { CourseQuestions } from "../features/course/course-questions.tsx";
import { FinalSignup } from "../features/course/final-signup.tsx";
import { Instructor } from "../features/course/instructor.tsx";
import { Modules } from "../features/course/modules.tsx";
import type { Metadata, PageData } from "../page-data.ts";
import { useLocale } from "../platform/page/page-context.tsx";

/** In Spanish in both editions; sections in the order of §2 (D2). */
export function Page() {
  const locale = useLocale();
  return (
    <div lang={locale === "es" ? undefined : "es"}>
      <CourseHero />
      <Audience />
      <Modules />
      <CourseQuestions />
      <Instructor />
      <FinalSignup />
    </div>
  );
}

export function describe({ copy }: PageData): Metadata {
  const { title = "", description = "", closed = "" } = copy.course?.meta ?? {};
  return { title, description: siteConfig.course.signup ? description : closed };
}
