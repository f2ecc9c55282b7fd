import { html } from "hono/html";
import words from "#folder/content/copy/es/courseMail.json" with { type: "json" };
import { courseLinks, signupAnchor } from "../../contracts/course/signup.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { renderPlainPage } from "../text/render-plain-page.ts";

export type CoursePage = {
  brand: string;
  siteStyle: string;
  values?: Record<string, string | number>;
};

export type CourseNotice = Exclude<keyof typeof words.pages, "toCourse" | "confirm" | "leave">;

/** Renders the page of a link, whose button alone changes something: programs open the links of mails too. */
export function renderCourseQuestion(
  name: "confirm" | "leave",
  token: string,
  { brand, siteStyle, values = {} }: CoursePage,
) {
  const { title, text, button } = words.pages[name];
  const content = html`<p><a class="brand" href="/">${brand}</a></p>
    <h1>${title}</h1>
    <p class="lead">${fillText(text, values)}</p>
    <form method="post" action="${courseLinks[name]}?inscripcion=${token}">
      <button class="button button-primary" type="submit">${button}</button>
    </form>`;
  return renderPlainPage({ locale: "es", title, siteStyle, content });
}

export function renderCourseNotice(
  name: CourseNotice,
  { brand, siteStyle, values = {} }: CoursePage,
) {
  const { title, text } = words.pages[name];
  const content = html`<p><a class="brand" href="/">${brand}</a></p>
    <h1>${title}</h1>
    <p class="lead" role="status">${fillText(text, values)}</p>
    <p><a class="text-link" href="${signupAnchor}">${words.pages.toCourse}</a></p>`;
  return renderPlainPage({ locale: "es", title, siteStyle, content });
}
