import { gatherDesk } from "../facts/gather-desk.ts";
import { renderHome } from "../pages/home-page.ts";
import { doneNames, type Done } from "../pages/render-done.ts";
import { answer, readPage, readQuery, type DeskApp, type DeskContext } from "./desk-context.ts";

export function addHomeRoute(app: DeskApp): void {
  app.get("/", async (c) => {
    const facts = await gatherDesk(c.var.desk.sources);
    const view = { done: readDone(c), sessionId: c.var.session?.id ?? "" };
    return answer(c, renderHome(readPage(c), facts, view));
  });
}

/** Reads from the address which change was just made; other words report nothing. */
export function readDone(c: DeskContext): Done | undefined {
  const name = doneNames.find((known) => known === readQuery(c, "done"));
  return name && { name, id: readQuery(c, "undo") ?? "" };
}
