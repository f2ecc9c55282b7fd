import { html } from "hono/html";
import { deskAddress, renderAct, type DeskPage, type Markup } from "./desk-frame.ts";

/** The last change; `id` names what can be undone. */
export type Done = {
  name: keyof DeskPage["words"]["done"] & DoneName;
  id: string;
  detail?: string;
};

export const doneNames = [
  "answered",
  "reopened",
  "released",
  "removed",
  "retried",
  "seen",
  "moved",
  "cancelled",
  "missed",
  "came",
  "blocked",
  "opened",
  "unblocked",
  "taken",
  "gone",
] as const;

type DoneName = (typeof doneNames)[number];

const undoing: Partial<Record<DoneName, { page: string; fields: Record<string, string> }>> = {
  answered: { page: "answered", fields: { answered: "no" } },
  missed: { page: "missed", fields: { missed: "no" } },
  blocked: { page: "unblock", fields: {} },
  opened: { page: "unblock", fields: {} },
};

/** Reports the last change, which takes the focus, with its way back. */
export function renderDone({ locale, words }: DeskPage, done: Done | undefined): Markup {
  if (done === undefined) return html``;
  const undo = undoing[done.name];
  return html`<div class="desk-done" role="status" tabindex="-1" autofocus>
    <p>${words.done[done.name]} ${done.detail ?? ""}</p>
    ${
      undo === undefined || done.id === ""
        ? ""
        : renderAct(
            deskAddress(locale, undo.page),
            { ...undo.fields, id: done.id },
            words.done.undo,
          )
    }
  </div>`;
}
