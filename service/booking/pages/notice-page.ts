import { html } from "hono/html";
import { bookingAddress } from "../links.ts";
import { fill, type Words } from "../words.ts";
import { renderMailLink, renderPage, type Markup, type PageFrame } from "./shell.ts";

export type NoticeName = Exclude<keyof Words["notices"], "toCalendar">;

/** Why something was not done, and the way on. */
export type Notice = {
  name: NoticeName;
  values?: Record<string, string | number>;
  /** The calendar to go back to: the one of an appointment that is being moved, or the general one. */
  page?: "calendar" | "move";
  /** What it is told, so that the visitor comes back to where they were. */
  query?: Record<string, string | undefined>;
};

/** Says why something was not done, that nothing else happened, and how to go on. */
export function renderNotice(
  frame: PageFrame,
  { name, values = {}, page = "calendar", query = {} }: Notice,
): Markup {
  const { locale, copy } = frame;
  const { title, text } = copy.notices[name];
  const content = html`<h1>${title}</h1>
    <p class="booking-lead" role="alert">
      ${fill(text, values)} ${text.endsWith(":") ? renderMailLink(frame) : ""}
    </p>
    <p>
      <a class="button button-primary" href="${bookingAddress(locale, page, query)}"
        >${copy.notices.toCalendar}</a
      >
    </p>`;
  return renderPage(frame, { title, content });
}
