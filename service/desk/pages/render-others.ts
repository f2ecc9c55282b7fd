import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import { advise, describeCopies, digestWords, makeFormats } from "../../digest/write-letter.ts";
import { describeAgent } from "../sign-in/describe-agent.ts";
import type { Session } from "../sign-in/session-store.ts";
import type { DeskFacts, Word } from "../facts/gather-desk.ts";
import { deskAddress, renderAct, type DeskPage, type Markup } from "./desk-frame.ts";
import { renderSection } from "./render-section.ts";

/** From this age on a continuous copy, and a rehearsal, count as late. */
const [lateCopyMs, lateRehearsalMs] = [60_000, 26 * 3_600_000];

type Formats = ReturnType<typeof makeFormats>;

/** Renders the age of the copies, what each third party last said, and what fails behind the scenes. */
export function renderOthers(page: DeskPage, facts: DeskFacts): Markup {
  const { words, locale, timeZone } = page;
  const formats = makeFormats(locale, timeZone);
  return renderSection({
    id: "others",
    title: words.others.title,
    content: html`${facts.problems.map((problem) => {
        const { title, detail } = advise(problem, digestWords[locale], formats);
        return html`<p class="desk-problem"><strong>${title}</strong> ${dropMarks(detail)}</p>`;
      })}
      <dl class="desk-others">
        ${renderCopies(page, facts, formats)}
        ${facts.words.map((word) => renderWord(page, word, formats))}
      </dl>`,
  });
}

function renderCopies(page: DeskPage, { copies, now }: DeskFacts, formats: Formats): Markup {
  const { others } = page.words;
  if (copies.kind !== "offsite" || copies.currentAt === undefined) {
    const text = describeCopies(copies, digestWords[page.locale], formats, undefined);
    return renderOther(others.own, text);
  }
  const { currentAt, rehearsal } = copies;
  const age = (at: number, lateMs: number) =>
    html`<span class="desk-age${now - at > lateMs ? " desk-adverse" : ""}"
      >${formats.span(now - at)}</span
    >`;
  return html`${renderOther(others.copy, age(currentAt, lateCopyMs))}
  ${rehearsal === undefined ? "" : renderOther(others.rehearsal, age(rehearsal.at, lateRehearsalMs))}`;
}

function renderWord(page: DeskPage, word: Word, formats: Formats): Markup {
  const { others } = page.words;
  const { kind, at, failingSince, fault, count } = word;
  if (failingSince !== undefined) {
    const silent = others.silent(formats.span(page.now - failingSince));
    return renderOther(
      nameWord(page, word),
      html`<strong class="desk-adverse">${silent}</strong> ${fault ?? ""}`,
    );
  }
  const when = kind === "certificate" ? others.until(formats.date(at ?? 0)) : undefined;
  const age = at === undefined ? others.never : others.ago(formats.span(page.now - at));
  const { fine } = others;
  const mail = at === undefined ? fine.noMail : fine.mail;
  const text = {
    payments: fine.payments(count),
    calendar: fine.calendar,
    mail,
    certificate: fine.certificate,
  }[kind];
  return renderOther(nameWord(page, word), html`<span>${when ?? age}</span> ${text}`);
}

function nameWord({ words: { others } }: DeskPage, { kind, name }: Word): string {
  if (kind === "payments") return `${others.payments} (${name})`;
  if (kind !== "calendar") return others[kind];
  const known: Partial<Record<string, string>> = others.calendars;
  return known[name] ?? others.calendar;
}

function renderOther(name: string, text: string | Markup): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`;
}

/** Drops the marks around commands, which the mail shows as code. */
function dropMarks(text: string): string {
  return text.replaceAll("`", "");
}

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
