import { expect, test } from "vitest";
import {
  accountRefused,
  answerLost,
  content,
  delivered,
  hour,
  makeOutbox,
  minute,
  refusedForNow,
} from "../../tests/support/make-outbox.ts";
import { leaseMs } from "./delivery-queue.ts";
import { listDeliveryWarnings } from "./list-delivery-warnings.ts";
import { doubtfulWaitsMs, mostCopies } from "./retry-schedule.ts";

const day = 24 * hour;

test("a mail whose answers are all lost is sent four times, then counts as possibly delivered", async () => {
  const { enquiries, sends, server, start, pass, clock } = makeOutbox();
  server.answer = async () => answerLost;
  const { id } = await enquiries.add(content);
  start();
  await pass(2 * day);
  expect(sends).toHaveLength(mostCopies);
  expect(mostCopies).toBe(4);
  const waits = sends.slice(1).map((send, index) => send.time - (sends[index]?.time ?? 0));
  expect(waits).toEqual(doubtfulWaitsMs);
  expect(await enquiries.find(id)).toMatchObject({
    state: "failed",
    lastError: "may have arrived, up to 4 times: Connection closed unexpectedly",
  });
  const watched = [{ command: "npm run mail", queue: enquiries, outbox: undefined }];
  expect((await listDeliveryWarnings(watched, clock.now()))[0]).toMatch(
    "Mails that could not be delivered: 1, of which 1 may have arrived. See why",
  );
});

test("neither other mails nor restarts cause more copies of it", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const { id } = await enquiries.add(content);
  server.answer = async () => (sends.at(-1)?.id === id ? answerLost : delivered);
  for (let time = 0; time < 48; time += 1) {
    const outbox = start();
    await enquiries.add({ ...content, message: String(time) });
    await pass(hour);
    await outbox.stop();
  }
  expect(sends.filter((send) => send.id === id)).toHaveLength(mostCopies);
  expect((await enquiries.find(id))?.state).toBe("failed");
});

test("crashes while sending count as copies too", async () => {
  const { enquiries, sends, start, pass } = makeOutbox();
  const { id } = await enquiries.add(content);
  for (let end = 0; end < mostCopies; end += 1) {
    await enquiries.claimNext();
    await pass(leaseMs);
  }
  start();
  await pass(hour);
  expect(sends).toEqual([]);
  expect(await enquiries.find(id)).toMatchObject({ state: "failed", attempts: 1 });
});

test("a server that keeps postponing a mail causes no copies, and a later lost answer does not end the attempts", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  const { id } = await enquiries.add(content);
  start();
  await pass(day);
  expect(sends.length).toBeGreaterThan(mostCopies);
  expect(await enquiries.find(id)).toMatchObject({ state: "stored", copies: 0 });
  server.answer = async () => answerLost;
  await pass(hour);
  expect(await enquiries.find(id)).toMatchObject({ state: "stored" });
});

test("the owner can resend a possibly delivered mail, with a new count", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => answerLost;
  const { id } = await enquiries.add(content);
  start();
  await pass(day);
  await enquiries.requeueAll("failed");
  server.answer = async () => delivered;
  await pass(minute);
  expect(sends).toHaveLength(mostCopies + 1);
  expect((await enquiries.find(id))?.state).toBe("delivered");
});

test("while the server refuses the account all mails wait, and none fails", async () => {
  const { enquiries, server, start, pass } = makeOutbox();
  server.answer = async () => accountRefused;
  for (const message of ["a", "b", "c", "d"]) await enquiries.add({ ...content, message });
  const outbox = start();
  await pass(10 * day);
  expect(outbox.findOutage()).toMatchObject({ isAccount: true, reason: "530 5.7.0" });
  const states = async () =>
    (await Array.fromAsync(enquiries.list())).map(({ state, attempts }) => [state, attempts]);
  expect(await states()).toEqual(Array.from({ length: 4 }, () => ["stored", 0]));
  server.answer = async () => delivered;
  await pass(6 * minute);
  expect((await states()).every(([state]) => state === "delivered")).toBe(true);
  expect(outbox.findOutage()).toBeUndefined();
});
