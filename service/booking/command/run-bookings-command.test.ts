import { expect, test } from "vitest";
import { siteConfig } from "#folder/site.config.ts";
import { makePlace, openPlace, type Place } from "../../../tests/support/stores/place.ts";
import { listSlots } from "../core/slots.ts";
import { runBookingsCommand } from "./run-bookings-command.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

const startsAt = Date.UTC(2027, 2, 29, 7);

const dayMs = 24 * 3_600_000;
const paid = { reference: "demo", sessions: 3, totalCents: 28_500, currency: "EUR" };

function makeAgenda(place: Place) {
  const clock = { time: startsAt - 7 * 24 * 3_600_000 };
  const now = () => clock.time;
  const { bookings, notifications, payments, hours } = openPlace(place, now);
  const { booking } = siteConfig;
  const prices = { session: 100, discounts: { three: 5 } };
  const rules = {
    ...booking,
    timeZone: "Europe/Madrid",
    packageMonths: 12,
    weekly: { mon: ["09:00-12:00"] },
  };
  const stores = { bookings, notifications, payments, hours, rules, prices, now };
  const hold = async (hour: number) => {
    const start = startsAt + hour * 3_600_000;
    const span = { startsAt: start, endsAt: start + 3_600_000, bufferMs: 0 };
    const held = await bookings.hold(span, {
      request: `request ${String(hour)}`,
      name: "Ana",
      email: "ana@example.com",
      locale: "es",
      timeZone: "America/Bogota",
      sessions: 3,
      totalCents: 28_500,
      currency: "EUR",
      topic: "",
      invoiceName: "Ana SL",
      taxId: "B12345674",
      holder: "192.0.2.1",
      offeredHours: 100,
    });
    return held.outcome === "booked" ? held.booking.id : "";
  };
  return {
    bookings,
    hours,
    notifications,
    payments,
    clock,
    hold,
    run: async (...args: string[]) => {
      const { exitCode, output } = await runBookingsCommand(args, stores);
      return { exitCode, output: (await Array.fromAsync(output)).join("") };
    },
  };
}

testOnDatabases(
  "moves, cancels and notes who did not come, though the notice is over",
  async (place) => {
    const { bookings, hold, run, clock } = makeAgenda(place);
    const [one, other] = [await hold(0), await hold(1)];
    for (const id of [one, other]) await bookings.confirm(id, paid, startsAt + 1e10);
    clock.time = startsAt - 3_600_000;
    expect((await run("move", one, "2027-03-29T12:00")).output).toBe("Not moved: taken.\n");
    expect((await run("move", one, "2027-04-05T09:00")).exitCode).toBe(0);
    expect((await bookings.find(one))?.startsAt).toBe(startsAt + 7 * 24 * 3_600_000);
    // Nothing was paid on a provider's page.
    expect((await run("cancel", one, "refund")).exitCode).toBe(1);
    await run("cancel", one, "forfeit");
    expect(await bookings.find(one)).toMatchObject({ state: "cancelled", bookedSessions: 1 });
    expect((await run("missed", other)).output).toBe("Not noted: tooLate.\n");
    clock.time = startsAt + 3_600_000 + 15 * 60_000;
    await run("missed", other);
    expect(await bookings.find(other)).toMatchObject({
      forfeitedAt: clock.time,
      bookedSessions: 1,
    });
    await run("missed", other, "no");
    expect((await bookings.find(other))?.forfeitedAt).toBeNull();
    await run("cancel", other, "keep");
    expect(await bookings.find(other)).toMatchObject({ state: "cancelled", bookedSessions: 0 });
  },
);

testOnDatabases(
  "a block takes hours off the calendar and leaves its bookings alone; opened hours are offered",
  async (place) => {
    const { bookings, hours, hold, run } = makeAgenda(place);
    const id = await hold(0);
    await bookings.confirm(id, paid, startsAt + 1e10);
    expect((await run("block", "2027-03-29T11:00", "2027-03-29T09:00")).exitCode).toBe(2);
    const block = (await run("block", "2027-03-29T09:00", "2027-03-29T14:00")).output.trim();
    expect(await hold(1)).toBe("");
    expect((await bookings.find(id))?.state).toBe("confirmed");
    expect((await run("hours")).output).toContain(block);
    await run("unblock", block);
    expect(await hold(1)).not.toBe("");
    await run("open", "2027-03-30T16:00", "2027-03-30T18:00");
    const rules = {
      ...siteConfig.booking,
      timeZone: "Europe/Madrid",
      weekly: {},
      bufferMinutes: 0,
    };
    const tuesday = Date.UTC(2027, 2, 30);
    const span = { startsAt: tuesday, endsAt: tuesday + 24 * 3_600_000 };
    expect(listSlots(await hours.readOffer(rules), span)).toEqual(
      [14, 15].map((hour) => tuesday + hour * 3_600_000),
    );
  },
);

testOnDatabases(
  "lists bookings in the owner's time, with remaining sessions and the state of their mails",
  async (place) => {
    const { bookings, notifications, hold, run } = makeAgenda(place);
    expect(await run("list")).toEqual({ exitCode: 0, output: "There are no bookings yet.\n" });
    const id = await hold(0);
    await bookings.confirm(id, paid, startsAt);
    await notifications.markDelivered((await notifications.claimNext())?.id ?? "");
    await notifications.markFailed((await notifications.claimNext())?.id ?? "", "550");
    expect((await run("list")).output).toBe(
      `lunes, 29 de marzo de 2027, 9:00  confirmed  Ana <ana@example.com>  2 of 3 left to book  mails: 1 delivered, 1 failed  ${id}\n`,
    );
    expect((await run("retry", "failed")).output).toBe("1 put back in the queue.\n");
    expect(await notifications.claimNext()).toMatchObject({ attempts: 0 });
  },
);

testOnDatabases(
  "exports bookings with times that other programs read, without expired holds",
  async (place) => {
    const { bookings, clock, hold, run } = makeAgenda(place);
    await bookings.confirm(await hold(0), paid, startsAt);
    await hold(2);
    expect(JSON.parse((await run("export", "--json")).output)).toHaveLength(2);
    clock.time += 600_000;
    expect(JSON.parse((await run("export", "--json")).output)).toMatchObject([
      { startsAt: "2027-03-29T07:00:00.000Z", state: "confirmed", totalCents: 28_500 },
    ]);
  },
);

testOnDatabases(
  "exports a table that a Spanish spreadsheet opens in columns, in the owner's time",
  async (place) => {
    const { bookings, hold, run } = makeAgenda(place);
    await bookings.confirm(await hold(0), paid, startsAt);
    const { output } = await run("export");
    expect((await run("export", "--csv")).output).toBe(output);
    const [head, row] = output.split("\r\n");
    expect(head).toMatch(/^\uFEFFid;state;startsAt;endsAt;name;/);
    expect(row).toContain(
      'confirmed;2027-03-29 09:00;2027-03-29 10:00;Ana;ana@example.com;;es;America/Bogota;3;1;"285,00";EUR;',
    );
  },
);

testOnDatabases("erases a person, and reports if nothing was found", async (place) => {
  const { bookings, hold, run } = makeAgenda(place);
  await bookings.confirm(await hold(0), paid, startsAt);
  expect(await run("erase", "ana@example.com")).toEqual({ exitCode: 0, output: "1 erased.\n" });
  expect((await run("erase", "ana@example.com")).exitCode).toBe(1);
});

testOnDatabases(
  "confirms the booking whose transfer has arrived, by its reference",
  async (place) => {
    const { bookings, clock, hold, run } = makeAgenda(place);
    const [id, late] = [await hold(0), await hold(2)];
    await bookings.startPayment(id, "transfer", clock.time + 3 * dayMs);
    const reference = id.slice(0, 8).toUpperCase();
    expect((await run("payments")).output).toMatch(
      new RegExp(`^285\\s€ {2}Ana <ana@example.com> {2}transfer ${reference}, awaited until`),
    );
    expect((await run("paid", late)).exitCode).toBe(1);
    expect(await run("paid", reference.toLowerCase())).toEqual({
      exitCode: 0,
      output: "Ana <ana@example.com> is confirmed, and both of you get the mail.\n",
    });
    expect(await bookings.find(id)).toMatchObject({
      state: "confirmed",
      paymentReference: reference,
    });
    expect((await run("paid", reference)).exitCode).toBe(1);
  },
);

testOnDatabases("pays the unused sessions of a package back, once", async (place) => {
  const { bookings, payments, clock, hold, run } = makeAgenda(place);
  const id = await hold(0);
  await bookings.startPayment(id, "stripe", "page");
  expect((await run("refund", id)).exitCode).toBe(1);
  await bookings.confirm(id, paid, clock.time + 300 * dayMs);
  const { exitCode, output } = await run("refund", id);
  expect(output).toMatch(/^185\s€ for Ana <ana@example.com>\. Stripe pays it back/);
  expect([exitCode, await payments.listRefunds()]).toMatchObject([0, [{ cents: 18_500 }]]);
  expect((await run("refund", id)).exitCode).toBe(1);
  const byTransfer = await hold(2);
  await bookings.startPayment(byTransfer, "transfer", clock.time + dayMs);
  await run("paid", byTransfer);
  expect((await run("refund", byTransfer)).output).toContain("Pay it back by transfer");
  expect(await payments.listRefunds()).toHaveLength(1);
});

testOnDatabases("notes the invoice of a purchase, and exports it with its tax", async (place) => {
  const { bookings, hold, run } = makeAgenda(place);
  const [id, other] = [await hold(0), await hold(2)];
  for (const one of [id, other]) await bookings.confirm(one, paid, startsAt);
  expect((await run("invoice", id, "2027-001", "21")).output.replaceAll("\u00A0", " ")).toBe(
    "2027-001 for Ana: 285 €, of which 49,46 € are tax.\n",
  );
  expect((await run("invoice", other, "2027-001", "21")).exitCode).toBe(1);
  expect((await run("invoice", other, "2027-002", "a lot")).exitCode).toBe(1);
  expect((await run("invoice", "nobody", "2027-002", "21")).exitCode).toBe(1);
  const [, row] = (await run("export")).output.split("\r\n");
  expect(row).toMatch(/;;"0,00";Ana SL;B12345674;2027-001;"49,46"$/);
  await run("erase", "ana@example.com");
  expect((await run("export", "--json")).output).toBe("[]\n");
});

test.each([
  [["invoice", "a", "b"]],
  [[]],
  [["list", "all"]],
  [["export", "--xml"]],
  [["erase"]],
  [["retry"]],
  [["erase", "a", "b"]],
])("explains itself when called as %j", async (args) => {
  const { exitCode, output } = await makeAgenda(makePlace()).run(...args);
  expect([exitCode, output]).toEqual([2, expect.stringContaining("npm run bookings -- list")]);
});

testOnDatabases("lists payments that need the owner until they are seen", async (place) => {
  const { bookings, payments, clock, hold, run } = makeAgenda(place);
  expect(await run("payments")).toMatchObject({ output: "No payment waits for anybody.\n" });
  const money = { reference: "pi_1", email: "eva@example.com", cents: 10_000, currency: "EUR" };
  await payments.noteIssue({ id: "pi_1", kind: "gone", ...money }, true);
  await bookings.startPayment(await hold(0), "stripe", "page");
  const { output } = await run("payments");
  expect(output).toMatch(/100\s€ {2}eva@example.com {2}Payment pi_1 came after its hour/);
  expect(output).toContain("pi_1 is being paid back");
  expect(output).toContain("Ana <ana@example.com> is paying");
  expect(await run("seen", "pi_1")).toEqual({ exitCode: 0, output: "pi_1 is off the list.\n" });
  expect((await run("seen", "pi_1")).exitCode).toBe(1);
  clock.time += 24 * 3_600_000;
  expect(await run("erase", "ANA@example.com")).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("A payment of ANA@example.com is under way"),
  });
});
