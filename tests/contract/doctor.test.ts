import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStores } from "../../service/open-stores.ts";
import { siteConfig } from "#folder/site.config.ts";
import { content } from "../support/make-outbox.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { copyFolder } from "../support/copy-project.ts";
import { ownerRoot } from "../../roots/roots.ts";
import { environmentFor } from "../../roots/environment-for.ts";

function runDoctor(folder: string, args: string[] = [], settings: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/doctor.ts", ...args], {
    encoding: "utf8",
    env: { ...environmentFor(folder), ...settings },
  });
  return { output: stdout + stderr, status };
}

test.runIf(siteConfig.demonstration)(
  "the doctor lists the remains of the demonstration: the setting, the claims, and each fact",
  () => {
    const { years, clients } = siteConfig.experience;
    const { output, status } = runDoctor(ownerRoot);
    for (const part of [
      "demonstration to false in site.config.ts",
      `${String(years)} years and ${String(clients)} clients: content/copy/es/about.json`,
      "a certification in Power BI: content/copy/es/course.json, content/copy/es/hero.json",
      `brand is «${siteConfig.brand}»`,
      `owner.email is «${siteConfig.owner.email}»`,
      `portrait is «${siteConfig.portrait}»`,
      `profiles.photo is «${String(siteConfig.profiles.photo)}»`,
      'The review "operations" is a sample',
    ])
      expect(output).toContain(part);
    expect(status).toBe(1);
  },
);

test("the doctor reports failed mails, the quarantine, missing alerts, and an unreachable database", async () => {
  const dataDir = makeDataDir();
  const { enquiries, close } = openStores(dataDir, Date.now);
  await enquiries.markFailed((await enquiries.add(content)).id, "550 never");
  for (const message of ["uno", "dos", "tres"])
    await enquiries.add({ ...content, message }, "parece spam");
  await close();
  const found = runDoctor(ownerRoot, [], { DATA_DIR: dataDir }).output;
  expect(found).toContain("Mails that could not be delivered: 1");
  expect(found).toContain("Enquiries in quarantine as spam: 2\n  Read them: npm run mail -- list.");
  expect(found).toContain("Nobody is alerted when mails fail");
  const away = { DATABASE_URL: "postgres://web:secret@127.0.0.1:9/site" };
  const { output } = runDoctor(ownerRoot, [], away);
  expect(output).toContain("Nothing can be stored in the database 127.0.0.1:9/site");
  expect(output).not.toContain("secret");
});

test("the doctor notes a photograph that slows every build", async () => {
  const project = await copyFolder(".cache/heavy-photograph");
  await writeFile(join(project, "content/images/equipo.jpg"), Buffer.alloc(6_200_000));
  await writeFile(join(project, "content/images/mesa.jpg"), Buffer.alloc(4_900_000));
  const { output } = runDoctor(project);
  expect(output).toContain("content/images/equipo.jpg has 6 MB");
  expect(output).not.toContain("mesa.jpg");
});

type Seed = [file: string, sound: string, faulty: string];

const post = "content/blog/elegir-cinco-kpi/es.md";
const config = "site.config.ts";
const settings = `VITE_BOOKING_URI=https://calendar.example.org/nunez
VITE_EMAILJS_PUBLICKEY=abc
SITE_COLOUR=red
VITE_SITE_URL=https://www.example.com
VITE_GA_MEASUREMENT_ID=G-XXXXXXXXXX
MAIL_TO=you@example.com
PORT=4321
PORT=“4400”
VITE_CONTENTFUL_ORIGIN=http://cdn.example.org/spaces
`;

/** Faults, each with the doctor's repair. */
const mechanical: [...Seed, does: string][] = [
  ["content/copy/es/services.json", '",\n', '"\n', "es/services.json: made readable"],
  ["content/copy/en/nav.json", '"English"', '"English",', "en/nav.json: made readable"],
  ["content/copy/es/footer.json", '"tagline"', "“tagline”", "es/footer.json: made readable"],
  [config, 'brand: "Dato Firme",', 'brand: "Núñez"', "site.config.ts: made readable"],
  [
    config,
    '"https://www.linkedin.com/"',
    '"www.linkedin.com/in/nunez"',
    '"https://www.linkedin.com/in/nunez"',
  ],
  [
    config,
    '"https://www.instagram.com/"',
    '"http://www.instagram.com/nunez"',
    '"https://www.instagram.com/nunez"',
  ],
  [config, 'holidays: ["2026-12-08"', 'holidays: ["8/12/2098"', '"2098-12-08"'],
  [config, '"2026-12-25"', '"2098-12-25", "2098-12-25"', "removed the second 2098-12-25"],
  [config, '"2027-01-01"', '"2024-01-01"', "removed the holiday 2024-01-01"],
  [config, "/images/portrait.svg", "/images/Portrait.SVG", 'wrote "/images/portrait.svg"'],
  [post, "isPublished: true", "isPublished: sí", '"isPublished: true"'],
  [post, "publishDate: 2026-07-30", "publishDate: 30/7/2026", '"publishDate: 2026-07-30"'],
];
const mechanicalSettings = [
  "renamed VITE_BOOKING_URI to VITE_BOOKING_URL",
  "renamed VITE_EMAILJS_PUBLICKEY to VITE_EMAILJS_PUBLIC_KEY",
  "# in front of VITE_SITE_URL",
  "# in front of VITE_GA_MEASUREMENT_ID",
  "# in front of MAIL_TO",
  "# in front of the first PORT",
  "corrected the value of PORT",
  "corrected the value of VITE_CONTENTFUL_ORIGIN",
];

/** Faults, each with the doctor's message. */
const wrongSettings: [...Seed, said: RegExp][] = [
  [config, '"hola@datofirme.example"', '"hola"', /owner\.email: .*email/],
  [
    config,
    "reports: {}",
    'reports: { "venta-bi": "https://app.powerbi.com/view?r=a" }',
    /reports\.venta-bi: there is no such case/,
  ],
  [config, "discounts: { three: 5", "discounts: { three: 50", /discounts.*grow with the package/],
];
const wrongTexts: [...Seed, said: RegExp][] = [
  ["content/copy/en/hero.json", '"kicker"', '"kickr"', /kicker/],
  ["content/copy/en/contact.json", "{{days}}", "{{dayz}}", /\{\{days\}\}/],
  [
    "content/catalogue/testimonials.json",
    '"operations"',
    '"operation"',
    /"items\.operation" has no words/,
  ],
  ["content/catalogue/project-cards.json", '"nps-bi"', '"nps"', /there is no case study "nps"/],
  [
    "content/blog/media-mediana-y-nps/es.md",
    "categories: [",
    "categories: [Rendimiento, ",
    /category "Rendimiento" of the blog has no name/,
  ],
  [post, "featuredImageAlt:", "featuredImageAlternative:", /featuredImageAlt/],
  ["content/course/01-la-pregunta-antes.md", "title:", "titulo:", /cannot be read as a lesson/],
  [
    "site.config.ts",
    "signup: false",
    "signup: true",
    /no lesson can be mailed: SMTP_URL is not set/,
  ],
];

test("of 33 seeded faults the doctor repairs 20 and explains the others", async () => {
  const project = await copyFolder(".cache/seeded-faults");
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(project, file), "utf8");
    expect(text, file).toContain(from);
    await writeFile(join(project, file), text.replace(from, to));
  };
  await writeFile(join(project, ".env"), settings);
  for (const [file, sound, faulty] of [...wrongSettings, ...wrongTexts, ...mechanical])
    await edit(file, sound, faulty);

  const first = runDoctor(project, ["--fix"]);
  for (const said of [
    /SITE_COLOUR/,
    /VITE_EMAILJS_SERVICE_ID/,
    ...wrongSettings.map((seed) => seed[3]),
  ])
    expect.soft(first.output).toMatch(said);
  expect(first.status).toBe(1);
  await writeFile(join(project, ".env"), "");
  for (const [file, sound, faulty] of wrongSettings) await edit(file, faulty, sound);

  const { output } = runDoctor(project, ["--fix"]);
  for (const [, , , does] of mechanical) expect.soft(first.output + output).toContain(does);
  for (const does of mechanicalSettings) expect.soft(first.output).toContain(does);
  for (const [, , , said] of wrongTexts) expect.soft(output).toMatch(said);
  expect(output).not.toContain("--fix does");
});
