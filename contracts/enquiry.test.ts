import { expect, test } from "vitest";
import { enquiryLimits, findEnquiryProblems, type EnquiryParams } from "./enquiry.ts";

const valid: EnquiryParams = {
  from_name: "Ana Pérez",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Hola,\nquiero un dashboard.",
};

test("accepts a complete enquiry", () => {
  expect(findEnquiryProblems(valid)).toEqual([]);
});

test("lists one problem a field, in the order of the form", () => {
  const empty = { from_name: " ", reply_to: "", service: "", message: "\n" };
  expect(findEnquiryProblems(empty)).toEqual([
    { field: "from_name", code: "missing" },
    { field: "reply_to", code: "missing" },
    { field: "message", code: "missing" },
  ]);
});

test.each(Object.entries(enquiryLimits))("limits %s to %i characters", (field, limit) => {
  const tail = field === "reply_to" ? "@example.com" : "";
  const longest = "a".repeat(limit - tail.length) + tail;
  expect(findEnquiryProblems({ ...valid, [field]: longest })).toEqual([]);
  expect(findEnquiryProblems({ ...valid, [field]: `a${longest}` })).toEqual([
    { field, code: "too-long" },
  ]);
});

test.each([
  "ana@example.com",
  "ana.perez+web@sub.example.co.uk",
  "o'hara@example.ie",
  "josé@ejemplo.es",
  "ana@mañana.es",
  " ana@example.com ",
])("takes %j for an address", (reply_to) => {
  expect(findEnquiryProblems({ ...valid, reply_to })).toEqual([]);
});

test.each([
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  "ana@example.",
  "ana@.com",
  "ana@example..com",
  "ana@@example.com",
  "ana perez@example.com",
  "<ana@example.com>",
  "Ana <ana@example.com>",
  "ana@example.com, eva@example.com",
  "ana@example.com;eva@example.com",
  '"ana"@example.com',
  "ana@[127.0.0.1]",
])("does not take %j for an address", (reply_to) => {
  expect(findEnquiryProblems({ ...valid, reply_to })).toEqual([
    { field: "reply_to", code: "malformed" },
  ]);
});

test.each([
  "\r\n",
  "\n",
  "\r",
  "\t",
  "\0",
  "\u001b",
  "\u007f",
  "\u0085",
  "\u009b",
  "\u2028",
  "\u2029",
])("keeps %j out of what becomes a mail header", (character) => {
  for (const field of ["from_name", "reply_to", "service"] as const) {
    const params = { ...valid, [field]: `a${character}Bcc: eve@example.com` };
    expect(findEnquiryProblems(params)).toEqual([{ field, code: "control-characters" }]);
  }
  const message = `Hola${character}adiós`;
  expect(findEnquiryProblems({ ...valid, message })).toEqual([]);
});

// A pattern that backtracks over it would take longer than a test may.
test("judges a hostile address", () => {
  const reply_to = `${"a.".repeat(60)}@${"a.".repeat(60)}`;
  expect(findEnquiryProblems({ ...valid, reply_to })).toHaveLength(1);
});
