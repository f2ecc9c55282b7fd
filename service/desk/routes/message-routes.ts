import type { Enquiry } from "../../mail/core/enquiry.ts";
import { renderMessageList, renderRemoveQuestion } from "../pages/list-pages.ts";
import { answer, goTo, readFields, readPage, readQuery, type DeskApp } from "./desk-context.ts";

const mostListed = 50;

/** Adds what the owner does with enquiries, with those in quarantine and with mails that failed. */
export function addMessageRoutes(app: DeskApp): void {
  app.get("/messages", async (c) => {
    const query = readQuery(c, "q") ?? "";
    const found: Enquiry[] = [];
    for await (const one of c.var.desk.sources.enquiries.list()) {
      if (matches(query, [one.from_name, one.reply_to])) found.push(one);
      if (found.length > mostListed) break;
    }
    return answer(c, renderMessageList(readPage(c), { found, query, most: mostListed }));
  });

  app.post("/answered", async (c) => {
    const { id = "", answered } = await readFields(c);
    const isAnswered = answered !== "no";
    const isDone = await c.var.desk.sources.enquiries.markAnswered(id, isAnswered);
    if (!isDone) return goTo(c, "", { done: "gone" });
    return goTo(c, "", isAnswered ? { done: "answered", undo: id } : { done: "reopened" });
  });

  app.post("/release", async (c) => {
    const { id = "" } = await readFields(c);
    const { enquiries } = c.var.desk.sources;
    const isHeld = (await enquiries.find(id))?.state === "quarantined";
    if (!isHeld || !(await enquiries.requeue(id))) return goTo(c, "", { done: "gone" });
    c.var.desk.onEnquiry();
    return goTo(c, "", { done: "released" });
  });

  app.get("/remove", async (c) => {
    const enquiry = await c.var.desk.sources.enquiries.find(readQuery(c, "id") ?? "");
    if (enquiry?.state !== "quarantined") return goTo(c, "", { done: "gone" });
    return answer(c, renderRemoveQuestion(readPage(c), enquiry));
  });

  app.post("/remove", async (c) => {
    const { id = "" } = await readFields(c);
    const removed = await c.var.desk.sources.enquiries.purge(id);
    return goTo(c, "", { done: removed > 0 ? "removed" : "gone" });
  });

  app.post("/retry", async (c) => {
    const { id = "", queue } = await readFields(c);
    const { enquiries, notifications, sessions } = c.var.desk.sources;
    const { onEnquiry, onNotifications, onSession } = c.var.desk;
    const [store, wake] =
      queue === "enquiries"
        ? [enquiries, onEnquiry]
        : queue === "sessions"
          ? [sessions, onSession]
          : [notifications, onNotifications];
    const isFailed = (await store.listFailed(1_000)).some((mail) => mail.id === id);
    if (!isFailed || !(await store.requeue(id))) return goTo(c, "", { done: "gone" });
    wake();
    return goTo(c, "", { done: "retried" });
  });
}

/** True if one of the texts holds what was searched for. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
