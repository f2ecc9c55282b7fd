import { html } from "hono/html";
import type { Markup } from "./desk-frame.ts";

/** Renders a part of the desk below its rule; the note says how much there is. */
export function renderSection({
  id,
  title,
  note = "",
  content,
}: {
  id: string;
  title: string;
  note?: string;
  content: Markup | Markup[];
}): Markup {
  return html`<section class="desk-section" id="${id}" aria-labelledby="${id}-title">
    <div class="desk-section-head">
      <h2 id="${id}-title">${title}</h2>
      ${note === "" ? "" : html`<p>${note}</p>`}
    </div>
    ${content}
  </section>`;
}
