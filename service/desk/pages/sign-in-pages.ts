import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import type { OpenTicket } from "../sign-in/ticket-store.ts";
import { deskAddress, renderHiddenFields, type DeskContent, type DeskPage } from "./desk-frame.ts";

const linkCommand = "npx data-analyst-site desk --link";

/** Renders the page that asks for the address; where no mail goes out, only the command. */
export function renderAsk(
  page: DeskPage,
  { isMailing, refreshTo }: { isMailing: boolean; refreshTo: string | undefined },
): DeskContent {
  const { ask } = page.words;
  const form = html`<p class="desk-lead">${ask.lead}</p>
    <form class="desk-form" method="post" action="${deskAddress(page.locale, "ask")}">
      <div class="field">
        <label for="email">${ask.email}</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required />
      </div>
      <button class="button button-primary" type="submit">${ask.submit}</button>
    </form>`;
  const content = html`<div class="desk-narrow">
    <h1>${ask.title}</h1>
    ${isMailing ? form : html`<p class="desk-lead">${ask.noMail}</p>`}
    <p class="desk-command">${ask.noMailHint} <code>${linkCommand}</code></p>
  </div>`;
  return { title: ask.title, content, refreshTo };
}

/** Renders the page after asking, the same for every address; the code of the mail is typed here. */
export function renderCode(
  page: DeskPage,
  { ticket, isWrong, timeZone }: { ticket: OpenTicket; isWrong: boolean; timeZone: string },
): DeskContent {
  const { code } = page.words;
  const { time } = createTimeFormats(page.locale, timeZone);
  const wrong = isWrong ? html`aria-invalid="true" autofocus` : "";
  const content = html`<div class="desk-narrow">
    <h1>${code.title}</h1>
    <p class="desk-lead">${code.lead}</p>
    <form class="desk-form desk-ruled" method="post" action="${deskAddress(page.locale, "code")}">
      <div class="field">
        <label for="code">${code.label}</label>
        <p id="code-hint">${code.hint}</p>
        <input
          id="code"
          class="desk-code"
          name="code"
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          required
          aria-describedby="${isWrong ? "code-problem " : ""}code-hint"
          ${wrong}
        />
        ${
          isWrong
            ? html`<p class="field-error" id="code-problem" role="alert">
                ${code.wrong(ticket.triesLeft)}
              </p>`
            : ""
        }
      </div>
      <button class="button button-outline" type="submit">${code.submit}</button>
      <p class="caption">${code.limits(ticket.triesLeft, time(ticket.expiresAt))}</p>
    </form>
  </div>`;
  return { title: code.title, content };
}

/** Renders the page of a link: only its button signs in. */
export function renderEnter(page: DeskPage, token: string): DeskContent {
  const { enter } = page.words;
  const content = html`<div class="desk-narrow">
    <h1>${enter.title}</h1>
    <p class="desk-lead">${enter.lead}</p>
    <form class="desk-form" method="post" action="${deskAddress(page.locale, "enter")}">
      ${renderHiddenFields({ ticket: token })}
      <button class="button button-primary" type="submit">${enter.submit}</button>
    </form>
  </div>`;
  return { title: enter.title, content };
}

export type SignInNotice = "elsewhere" | "over" | "tooMany" | "left";

/** Renders why nobody was signed in, or that the session has ended; the way on is to ask again. */
export function renderNotice(page: DeskPage, name: SignInNotice): DeskContent {
  const { title, text } = page.words.notices[name];
  const content = html`<div class="desk-narrow">
    <h1>${title}</h1>
    <p class="desk-lead" role="status">${text}</p>
    <p>
      <a class="button button-outline" href="${deskAddress(page.locale)}">
        ${page.words.notices.again}
      </a>
    </p>
  </div>`;
  return { title, content };
}
