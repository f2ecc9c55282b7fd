import { html } from "hono/html";
import { languageTags } from "../../../contracts/locale.ts";
import type { DeskFacts } from "../facts/gather-desk.ts";
import type { DeskContent, DeskPage, Markup } from "./desk-frame.ts";
import { renderDay } from "./render-day.ts";
import { renderDone, type Done } from "./render-done.ts";
import { renderFailed } from "./render-failed.ts";
import { renderIssues, renderPackages } from "./render-money.ts";
import { renderMessages, renderQuarantine } from "./render-messages.ts";
import { renderOthers, renderSessions } from "./render-others.ts";
import { renderSection } from "./render-section.ts";
import { renderWeeks } from "./render-weeks.ts";

/** Renders the first page: what asks for a decision, today, what waits, and what the others last said. */
export function renderHome(
  page: DeskPage,
  facts: DeskFacts,
  { done, sessionId }: { done: Done | undefined; sessionId: string },
): DeskContent {
  const { agenda } = facts;
  const lines = nameToday(page);
  const day = agenda && renderDay(page, agenda.today, facts.now);
  const content = html`<div class="desk-head">
      <h1>${lines.map((line) => html`<span>${line}</span> `)}</h1>
      <p class="desk-sum">${renderSum(page, facts)}</p>
    </div>
    ${renderDone(page, done)}
    <div class="desk-columns">
      ${agenda === undefined ? "" : html`<div class="desk-decide">${renderIssues(page, agenda.issues)}</div>`}
      <div class="desk-first">
        ${agenda && day ? renderToday(page, agenda.today, day.drawing) : ""}
        ${renderFailed(page, facts.failed)}
      </div>
      <div class="desk-middle">
        ${renderMessages(page, facts.unanswered)}
        ${agenda === undefined ? "" : renderPackages(page, agenda.packages)}
      </div>
      <div class="desk-last">
        ${agenda === undefined ? "" : renderWeeks(page, agenda.weeks)}
        ${renderQuarantine(page, facts.quarantine)}
      </div>
    </div>
    ${renderOthers(page, facts)} ${renderSessions(page, facts.sessions, sessionId)}`;
  return { title: lines.join(" "), content, rules: day?.rules };
}

function renderToday(
  page: DeskPage,
  today: NonNullable<DeskFacts["agenda"]>["today"],
  drawing: Markup,
): Markup {
  const { words } = page;
  const booked = today.entries.filter(({ kind }) => kind === "booking").length;
  return renderSection({
    id: "today",
    title: words.today.title,
    note: words.today.count(booked),
    content: drawing,
  });
}

/** Returns the day in the lines of a headline. */
function nameToday({ locale, timeZone, now, words }: DeskPage): string[] {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { timeZone, ...options }).format(now);
  const [weekday, day, month] = [
    part({ weekday: "long" }),
    part({ day: "numeric" }),
    part({ month: "long" }),
  ];
  return words.headline(weekday, day, month);
}

/** Renders the whole state as sentences, each a link to its part; it never says that all is well if a part does not. */
function renderSum({ words: { sum } }: DeskPage, facts: DeskFacts): Markup | Markup[] {
  const { agenda, unanswered, failed, problems } = facts;
  const booked = agenda?.today.entries.filter(({ kind }) => kind === "booking").length ?? 0;
  const waiting = (
    [
      ["issues", agenda?.issues.length ?? 0, sum.issues],
      ["messages", unanswered.count, sum.unanswered],
      ["failed", failed.length, sum.failed],
      ["others", problems.length, sum.problems],
    ] as const
  ).filter(([, count]) => count > 0);
  if (booked === 0 && waiting.length === 0) return html`${sum.quiet}`;
  const today = agenda === undefined ? [] : ([["today", booked, sum.today]] as const);
  return [...today, ...waiting].map(
    ([target, count, write]) => html`<a class="text-link" href="#${target}">${write(count)}</a> `,
  );
}
