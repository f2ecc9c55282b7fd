import { readdirSync } from "node:fs";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { findSiteConfigFaults } from "../../generator/validate-site-config.ts";
import { siteConfig } from "#folder/site.config.ts";
import { replaceOnce } from "./edit-text.ts";
import { addMend, type Finding, type Mend } from "./finding.ts";
import { nameClosest } from "./slips/name-closest.ts";
import { inFolder } from "../../roots/roots.ts";

const file = "site.config.ts";
const pictures = "/images/";

/** As it ships. */
const shippedFacts =
  /^Dato Firme$|^Calle de Ejemplo|\.example$|\.com\/$|00000000T|600 000 000|portrait\.svg/;

/** Values of `site.config.ts` that no site is built with, and days that stand twice. */
export async function findConfigFaults(): Promise<Finding[]> {
  const found = await findSiteConfigFaults(siteConfig);
  const faults = found.map((one) => addMend(one, correct(one)));
  return [...faults, ...findRepeatedHolidays()];
}

/** Values that the site ships with. */
export function findShippedFacts(value: unknown = siteConfig, path = ""): Finding[] {
  if (typeof value === "string") {
    return shippedFacts.test(value)
      ? [fault({ file: "", field: path }, "fact-shipped", { value })]
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findShippedFacts(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** The spelling that was meant, for the value that a fault names by its path. */
function correct({ field = "", params }: Fault): Mend | undefined {
  const value = findValue(field);
  if (value === undefined) return undefined;
  const right = params["nearest"] ?? listCorrections(value).find((text) => text !== value);
  if (right === undefined) return undefined;
  const change = { from: JSON.stringify(value), to: JSON.stringify(right) };
  return replaceOnce(file, change, `wrote ${change.to} for ${change.from}`);
}

function findValue(field: string): string | undefined {
  let value: unknown = siteConfig;
  for (const key of field.split(".")) value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === "string" ? value : undefined;
}

function listCorrections(value: string): string[] {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? [];
  if (year !== undefined) return [[year, month?.padStart(2, "0"), day?.padStart(2, "0")].join("-")];
  if (value.startsWith(pictures)) {
    const near = nameClosest(value.slice(pictures.length), readdirSync(inFolder("content/images")));
    return near === undefined ? [] : [pictures + near];
  }
  const isAddress = /^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value);
  return isAddress ? [value.replace(/^(?:http:\/\/)?/, "https://")] : [];
}

function findRepeatedHolidays(): Finding[] {
  const { holidays } = siteConfig.booking;
  const repeated = new Set(holidays.filter((day, index) => holidays.indexOf(day) !== index));
  return [...repeated].map((day) => {
    const from = `"${day}", "${day}"`;
    const mend = replaceOnce(file, { from, to: `"${day}"` }, `removed the second ${day}`);
    return addMend(fault("", "holiday-twice", { day }), mend);
  });
}
