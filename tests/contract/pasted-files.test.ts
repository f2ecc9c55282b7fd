import { readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import { briefFields } from "../../contracts/brief/brief.ts";
import type { SentEnquiry } from "../../contracts/enquiry.ts";
import { describeFields } from "../support/delivery/content-model.ts";

type ContentType = {
  sys: { id: string };
  fields: { id: string; type: string; localized: boolean }[];
};

test("the content model to import has the fields that the blog reads, in both languages", () => {
  const { contentTypes, locales } = JSON.parse(
    readFileSync("deploy/contentful-model.json", "utf8"),
  ) as { contentTypes: ContentType[]; locales: { code: string; fallbackCode: string | null }[] };
  expect(contentTypes.map(({ sys }) => sys.id)).toEqual(["blogPost"]);
  const fields = contentTypes.flatMap((type) => type.fields);
  expect(fields.map(({ id, type, localized }) => ({ id, type, localized }))).toEqual(
    describeFields(false).map(({ id, type, localized }) => ({ id, type, localized })),
  );
  expect(locales).toMatchObject([
    { code: "es", fallbackCode: null },
    { code: "en", fallbackCode: "es" },
  ]);
});

test("the template of EmailJS shows every field that the form sends, and no other", () => {
  const named = [
    ...readFileSync("deploy/emailjs-template.txt", "utf8").matchAll(/\{\{(\w+)\}\}/g),
  ].map(([, name]) => name);
  const sent = [
    ...briefFields,
    ...(["case_study", "from_name", "locale", "message", "reply_to", "service"] as const),
  ];
  // The field that only programs fill in is left out of mails.
  expectTypeOf<(typeof sent)[number]>().toEqualTypeOf<Exclude<keyof SentEnquiry, "website">>();
  expect(new Set(named)).toEqual(new Set(sent));
});
