import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import type { FailedItem } from "../facts/gather-desk.ts";
import { deskAddress, renderAct, type DeskPage, type Markup } from "./desk-frame.ts";
import { renderSection } from "./render-section.ts";

/** Renders the mails that nobody sends any more, with the reason and another try. */
export function renderFailed(page: DeskPage, failed: readonly FailedItem[]): Markup {
  const { locale, words, timeZone } = page;
  const { shortMoment } = createTimeFormats(locale, timeZone);
  return renderSection({
    id: "failed",
    title: words.failed.title,
    note: failed.length === 0 ? "" : String(failed.length),
    content:
      failed.length === 0
        ? html`<p class="desk-quiet">${words.failed.none}</p>`
        : html`<ol class="desk-rows">
            ${failed.map(
              (mail) =>
                html`<li>
                  <div class="desk-row-head">
                    <h3>${nameMail(page, mail)}</h3>
                    <p>${shortMoment(mail.failedAt)}</p>
                  </div>
                  <p class="desk-note">
                    ${mail.error ?? ""} ${mail.copies > 0 ? words.failed.doubtful : ""}
                  </p>
                  ${renderAct(deskAddress(locale, "retry"), { id: mail.id, queue: mail.queue }, words.failed.retry)}
                </li>`,
            )}
          </ol>`,
  });
}

function nameMail({ words: { failed } }: DeskPage, mail: FailedItem): string {
  if (mail.queue === "sessions") return failed.sessions;
  if (mail.queue === "enquiries") return failed.enquiries(mail.item.from_name);
  return failed[mail.item.recipient](mail.item.booking.name);
}
