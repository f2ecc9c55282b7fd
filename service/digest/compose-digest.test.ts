import { expect, test } from "vitest";
import { busyDay, digestTime, quietDay } from "../../tests/support/digest-facts.ts";
import { composeDigest } from "./compose-digest.ts";
import { writeLetter } from "./write-letter.ts";
import type { DigestFacts } from "./digest-facts.ts";

const settings = {
  brand: "Dato Firme",
  accent: "#f2c811",
  at: "07:30",
  timeZone: "Europe/Madrid",
  to: "owner@example.org",
  from: "Web <web@example.org>",
};

const compose = async (facts: DigestFacts, locale: "es" | "en" = "es") =>
  composeDigest(facts, { ...settings, locale });

const readTitles = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);
const readPreheader = (html: string) => /overflow:hidden">(.*?)<\/div>/.exec(html)?.[1];

test("a day without news is mailed too, and says so in its subject", async () => {
  const { subject, text, html, messageId } = await compose(quietDay);
  expect(subject).toBe("Martes 24: sin novedad, copia de hace 9 segundos");
  expect(readPreheader(html)).toBe("Nada espera tu decisión. La última copia tiene 9 segundos.");
  expect(text).toContain(
    "Este correo sale cada día a las 07:30, también cuando no ha pasado nada. Si un día no llega, algo está parado:",
  );
  expect(messageId).toBe("<digest-2026-11-24@example.org>");
  const english = await compose(quietDay, "en");
  expect(english.subject).toBe("Tuesday 24: nothing new, copy 9 seconds old");
  expect(english.text).toContain("even when nothing happened. If one day it doesn’t arrive,");
});

test("the subject counts what is new, the preheader says what is to be decided", async () => {
  const { subject, html } = await compose(busyDay);
  expect(subject).toBe(
    "Martes 24: dos citas, seis mensajes, tres reservas nuevas, dos asuntos por decidir",
  );
  expect(readPreheader(html)).toBe(
    "Un correo sobre reservas no ha salido. La última copia tiene 9 segundos.",
  );
  expect((await compose(busyDay, "en")).subject).toBe(
    "Tuesday 24: two appointments, six messages, three new bookings, two things to decide",
  );
});

test.each(["es", "en"] as const)(
  "both parts say the same in the same order: %s",
  async (locale) => {
    const { text, html } = await compose(busyDay, locale);
    const titles = readTitles(html);
    expect(titles).toHaveLength(3);
    const places = titles.map((title) => text.indexOf(`\n${title}\n`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    for (const word of ["11:30", "Elena Roca", "KPI", "Nuria Vidal", "31", "97"]) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toMatch(/1[.,]284/);
    expect(text + html).not.toContain("`");
  },
);

test("a visitor's text is no markup, and links to nothing but a new mail", async () => {
  const { html } = await compose(busyDay);
  expect(html).toContain("Jaime &lt;b&gt;Soler");
  expect([...html.matchAll(/href="(.*?)"/g)].map(([, address]) => address)).toEqual([
    "mailto:nuria%2Bweb@example.com",
    "mailto:oscar@example.com",
    "mailto:taller@example.com",
  ]);
  expect(html).not.toMatch(/<img|src=|url\(/);
});

test.each([
  [{ kind: "database" }, "Nada espera tu decisión.", "PostgreSQL"],
  [
    { kind: "own", days: undefined },
    "Nada espera tu decisión. No hay copia fuera de esta máquina.",
    "Copia: Ninguna.",
  ],
  [
    { kind: "offsite", currentAt: undefined, rehearsal: undefined },
    "Nada espera tu decisión. La primera copia fuera de esta máquina está en marcha.",
    "Copia: La primera copia",
  ],
  [
    { kind: "offsite", currentAt: digestTime - 7_300_000, rehearsal: undefined },
    "Nada espera tu decisión. La última copia tiene 2 horas.",
    "Sin ensayo de restauración todavía.",
  ],
] as [DigestFacts["copies"], string, string][])(
  "says what is known of the copies: %j",
  async (copies, preheader, row) => {
    const { html, text } = await compose({ ...quietDay, copies });
    expect(readPreheader(html)).toBe(preheader);
    expect(text).toContain(row);
  },
);

test("a silent calendar is named with what is offered meanwhile, and missing bookings too", () => {
  const since = digestTime - 3 * 3_600_000;
  const silent = {
    kind: "calendar-silent",
    setting: "CALDAV_URL",
    since,
    isSignedOut: false,
  } as const;
  const problems = [
    { ...silent, isPaused: false },
    { ...silent, isPaused: true },
    { ...silent, setting: "GOOGLE_CLIENT_ID", isPaused: false, isSignedOut: true },
    { kind: "calendar-unwritten", since } as const,
  ];
  const adviseIn = (locale: "es" | "en") =>
    writeLetter({ ...quietDay, problems }, { ...settings, locale }).advice.map(
      ({ title, detail }) => `${title} ${detail}`,
    );
  expect(adviseIn("es")).toEqual([
    "Tu calendario (CALDAV_URL) no responde desde el martes 24 a las 04:30. Las horas se ofrecen según lo último que dijo. El motivo: `/healthz`.",
    "Tu calendario (CALDAV_URL) no responde desde el martes 24 a las 04:30. No se ofrece ninguna hora hasta que responda. El motivo: `/healthz`.",
    "Ya no hay sesión iniciada en tu calendario (GOOGLE_CLIENT_ID): no se lee desde el martes 24 a las 04:30. Las horas se ofrecen según lo último que dijo. Iniciar sesión: `npm run calendar -- sign-in`.",
    "Hay reservas que no llegan a tu calendario desde el martes 24 a las 04:30. Se reintenta cada minuto. El motivo: `/healthz`.",
  ]);
  expect(adviseIn("en")[0]).toBe(
    "Your calendar (CALDAV_URL) has not answered since Tuesday 24 at 04:30. Hours are offered by what it last said. The reason: `/healthz`.",
  );
});
