import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import type { BookingCopy } from "../copy/booking-copy.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import type { PageContext } from "./page-context.ts";
import { renderMailLink, renderPage, type Markup } from "./render-page.ts";

type NoticeName = Exclude<keyof BookingCopy["notices"], "toCalendar">;

export type Notice = {
  name: NoticeName;
  values?: Record<string, string | number>;
  page?: "calendar" | "move";
  query?: Record<string, string | undefined>;
};

export function renderNotice(
  context: PageContext,
  { name, values = {}, page = "calendar", query = {} }: Notice,
): Markup {
  const { locale, copy } = context;
  const { title, text } = copy.notices[name];
  const content = html`<h1>${title}</h1>
    <p class="booking-lead" role="alert">
      ${fillText(text, values)} ${text.endsWith(":") ? renderMailLink(context) : ""}
    </p>
    <p>
      <a class="button button-primary" href="${bookingAddress(locale, page, query)}"
        >${copy.notices.toCalendar}</a
      >
    </p>`;
  return renderPage(context, { title, content });
}
