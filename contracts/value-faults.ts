import * as v from "valibot";
import { consultation } from "./consultation.ts";
import { fillText } from "./fill-text.ts";

/** Sentence of a fault: the problem, and how to remedy it where that is not obvious; `{{names}}` are its parameters. */
export type FaultWords = string | readonly [problem: string, remedy: string];

/** Expected values in English, by the message of our schemas (with hyphens) or else by valibot's type of the issue. */
export const valueFaults = {
  "area-least": "expected one area or more",
  "category-least": "expected at least one category; found {{received}}",
  "category-once": "expected each category once; found {{received}}",
  "color-code": "expected a color such as #f2c811",
  "currency-code": "expected a currency code such as EUR",
  "date-or-time":
    "expected a date such as 2026-10-08, or one with time and zone: 2026-10-08T09:00:00+02:00; found {{received}}",
  "day-holiday": "expected a day such as 2026-12-25",
  "day-legal": "expected a date such as 2026-11-20; found {{received}}",
  "day-real": "expected a day that exists; found {{received}}",
  "days-least": "expected {{requirement}} days or more",
  "discounts-grow": "expected discounts that grow with the package: three < five < ten",
  "file-name": "expected a file of the post's folder, by its name alone; found {{received}}",
  "hours-order": "expected hours in order that do not overlap",
  "hours-range": `expected hours such as "09:00-14:00" with room for ${String(consultation.minutes)} minutes`,
  "minutes-read": "expected whole minutes, at least 1; found {{received}}",
  "name-code": "expected letters, digits and hyphens",
  "name-initials": 'expected initials such as "C. M."',
  "name-list": "expected a list such as [DAX, Power BI]; found {{received}}",
  "percentage-range": "expected a percentage from 1 to 90",
  "percentage-whole": "expected a whole percentage",
  "picture-site": "expected a picture of content/images: svg, jpg, png, webp or avif",
  "price-decimals": "expected no more than two decimals",
  "price-least": "expected a price of {{requirement}} or more",
  "price-most": "expected a price of {{requirement}} or less",
  "report-address":
    "expected the address that “Publish to web” of Power BI gives, https://app.powerbi.com/view?r=…",
  "section-once": "expected each section once; found {{received}}",
  "stars-range": "expected 1 to 5",
  "time-zone": "expected a time zone such as Europe/Madrid",
  "weeks-order": "expected minWeeks < maxWeeks",
  boolean: "expected true or false; found {{received}}",
  email: "expected an email address such as name@example.com; found {{received}}",
  integer: "expected a whole number",
  max_length: "expected at most {{requirement}} characters; found {{received}}",
  max_value: "expected {{requirement}} or less",
  min_length: "expected a text; found none",
  min_value: "expected {{requirement}} or more",
  missing: ["missing", "Add {{field}}."],
  number: "expected a number; found {{received}}",
  starts_with: "expected an address that begins with https://; found {{received}}",
  string: "expected a text; found {{received}}",
  surplus: ["not a field", "Remove it, or correct its name."],
  url: "expected an address such as https://example.com; found {{received}}",
  wrong: "expected {{expected}}; found {{received}}",
} as const satisfies Record<string, FaultWords>;

export type ValueCode = keyof typeof valueFaults;

export type ValueFault = {
  file: string;
  field?: string;
  code: ValueCode;
  params: Record<string, string>;
};

/** Gives a part of a schema its own code as message. */
export function expected(code: ValueCode): ValueCode {
  return code;
}

/** Reads an issue of valibot as a fault; `field` is the dotted path of its value. */
export function readIssue(file: string, issue: v.BaseIssue<unknown>): ValueFault {
  const field = v.getDotPath(issue);
  const { expected: wanted, received, requirement } = issue;
  const isShown = typeof requirement === "string" || typeof requirement === "number";
  return {
    file,
    ...(field !== null && { field }),
    code: findCode(issue),
    params: {
      expected: String(wanted),
      received,
      ...(isShown && { requirement: String(requirement) }),
    },
  };
}

function findCode({ expected: wanted, received, message, type }: v.BaseIssue<unknown>): ValueCode {
  if (wanted === "never") return "surplus";
  if (received === "undefined") return "missing";
  return [message, type].find(isValueCode) ?? "wrong";
}

function isValueCode(text: string): text is ValueCode {
  return text in valueFaults;
}

/** Describes an issue in English, e.g. `prices.session: expected a price of 1 or more`. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { field = "(whole)", code, params } = readIssue("", issue);
  const words: FaultWords = valueFaults[code];
  return `${field}: ${fillText(typeof words === "string" ? words : words[0], params)}`;
}
