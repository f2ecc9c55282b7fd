import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import { describeAgent } from "../sign-in/describe-agent.ts";
import type { Session } from "../sign-in/session-store.ts";
import { deskAddress, renderAct, type DeskPage, type Markup } from "./desk-frame.ts";
import { renderSection } from "./render-section.ts";

/** Lists who is signed in, and ends all of it. */
export function renderSessions(
  page: DeskPage,
  sessions: readonly Session[],
  ownId: string,
): Markup {
  const { locale, words, timeZone } = page;
  const { shortMoment } = createTimeFormats(locale, timeZone);
  return renderSection({
    id: "sessions",
    title: words.sessions.title,
    content: html`<ul class="desk-sessions">
        ${sessions.map(({ id, agent, startedAt }) => {
          const device = describeAgent(agent) ?? words.sessions.unknown;
          const own = id === ownId ? html` <strong>(${words.sessions.own})</strong>` : "";
          return html`<li>${words.sessions.one(device, shortMoment(startedAt))}${own}</li>`;
        })}
      </ul>
      ${renderAct(deskAddress(locale, "leave-all"), {}, words.sessions.all)}`,
  });
}
