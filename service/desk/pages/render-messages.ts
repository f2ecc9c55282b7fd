import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import type { DeskFacts } from "../facts/gather-desk.ts";
import type { Enquiry } from "../../mail/core/enquiry.ts";
import { deskAddress, renderAct, type DeskPage, type Markup } from "./desk-frame.ts";
import { renderSection } from "./render-section.ts";

const longestExcerpt = 160;
/** Addresses much longer than this are refused by mail programs. */
const longestQuote = 600;

export function renderMessages(page: DeskPage, { count, oldest }: DeskFacts["unanswered"]): Markup {
  const { words, locale } = page;
  return renderSection({
    id: "messages",
    title: words.messages.title,
    note: count === 0 ? "" : String(count),
    content: html`${
        count === 0
          ? html`<p class="desk-quiet">${words.messages.none}</p>`
          : html`<ol class="desk-rows">
              ${oldest.map((one) => html`<li>${renderMessage(page, one)}</li>`)}
            </ol>`
      }
      <p class="desk-links">
        <a class="desk-act" href="${deskAddress(locale, "messages")}">${words.messages.all}</a>
      </p>`,
  });
}

export function renderQuarantine(
  page: DeskPage,
  { count, newest }: DeskFacts["quarantine"],
): Markup {
  const { words, locale } = page;
  const { quarantine } = words;
  return renderSection({
    id: "quarantine",
    title: quarantine.title,
    note: count === 0 ? "" : String(count),
    content:
      count === 0
        ? html`<p class="desk-quiet">${quarantine.none}</p>`
        : html`<ol class="desk-rows">
            ${newest.map(
              (one) =>
                html`<li>
                  ${renderMessageHead(page, one)} ${renderWords(page, one.message)}
                  <p class="desk-note">${quarantine.held(one.suspicion ?? "")}</p>
                  <div class="desk-acts">
                    ${renderAct(deskAddress(locale, "release"), { id: one.id }, quarantine.release)}
                    <a
                      class="desk-act desk-adverse"
                      href="${deskAddress(locale, "remove", { id: one.id })}"
                      >${quarantine.remove}</a
                    >
                  </div>
                </li>`,
            )}
          </ol>`,
  });
}

/** Renders one message with its state and what can be done; `isOnItsOwn` outside a part with a heading. */
export function renderMessage(page: DeskPage, enquiry: Enquiry, isOnItsOwn = false): Markup {
  const { words, locale } = page;
  const { messages } = words;
  const { id, answeredAt, state } = enquiry;
  const isAnswered = answeredAt !== null;
  const named =
    state === "quarantined"
      ? "quarantined"
      : isAnswered
        ? ("answered" as const)
        : ("open" as const);
  return html`${renderMessageHead(page, enquiry, isOnItsOwn)} ${renderWords(page, enquiry.message)}
    ${named === "open" ? "" : html`<p class="desk-note">${messages.state[named]}</p>`}
    <div class="desk-acts">
      <a class="desk-act" href="${writeReply(page, enquiry)}">${messages.reply}</a>
      ${
        named === "quarantined"
          ? ""
          : renderAct(
              deskAddress(locale, "answered"),
              { id, answered: isAnswered ? "no" : "yes" },
              isAnswered ? messages.reopen : messages.answered,
            )
      }
    </div>`;
}

function renderMessageHead(
  page: DeskPage,
  { from_name: name, receivedAt }: Pick<Enquiry, "from_name" | "receivedAt">,
  isOnItsOwn = false,
): Markup {
  const { shortMoment } = createTimeFormats(page.locale, page.timeZone);
  return html`<div class="desk-row-head">
    ${isOnItsOwn ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
    <p>${shortMoment(receivedAt)}</p>
  </div>`;
}

/** Renders the beginning of a message, and the whole of a long one on request. */
function renderWords({ words }: DeskPage, message: string): Markup {
  if (message.length <= longestExcerpt) return html`<p class="desk-message">${message}</p>`;
  return html`<p>${message.slice(0, longestExcerpt).trimEnd()}…</p>
    <details>
      <summary class="desk-act">${words.messages.whole}</summary>
      <p class="desk-message">${message}</p>
    </details>`;
}

/** Returns an address that opens the mail program with an answer that quotes the message. */
function writeReply({ words }: DeskPage, { reply_to: to, message }: Enquiry): string {
  const quote = message.slice(0, longestQuote).replaceAll(/^/gm, "> ");
  const subject = encodeURIComponent(`Re: ${words.messages.subject}`);
  const body = encodeURIComponent(`\n\n${quote}`);
  return `${writeTo(to)}?subject=${subject}&body=${body}`;
}

export function writeTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
