/** A number's text in parts; `core` has digits and marks alone, its spaces and apostrophes in one form. */
export type NumberText = { isNegative: boolean; core: string; unit: string };

/** Marks of decimals and thousands. */
export type Marks = { decimalMark: "," | "."; groupMark: string };

const plain = /^-?\d+(?:[.,]\d+)?$/;
const inParts =
  /^([-+])?\s*(US\$|\p{Sc}|[A-Z]{3}(?=[\s\d.,+-]))?\s*([-+])?\s*([.,]?\d[\d.,' ]*)(e[-+]?\d{1,2})?\s*([^\d\s.,'()+-][^\d()+-]{0,11})?(-)?$/u;

const currencies: Record<string, string> = {
  "€": "EUR",
  $: "USD",
  US$: "USD",
  "£": "GBP",
  "¥": "JPY",
  "₣": "CHF",
  "₹": "INR",
  "₽": "RUB",
  "₺": "TRY",
  "₩": "KRW",
  EURO: "EUR",
  EUROS: "EUR",
  DÓLARES: "USD",
  DOLLARS: "USD",
};

/** Returns the parts of a number's text, or undefined if it is no number in any style. */
export function splitNumber(text: string): NumberText | undefined {
  if (plain.test(text)) {
    const isNegative = text.startsWith("-");
    return { isNegative, core: isNegative ? text.slice(1) : text, unit: "" };
  }
  let even = text
    .trim()
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, " ")
    .replaceAll(/[’´`]/g, "'")
    .replaceAll("−", "-");
  const isInBrackets = even.startsWith("(") && even.endsWith(")");
  if (isInBrackets) even = even.slice(1, -1).trim();
  const found = inParts.exec(even);
  if (!found) return undefined;
  const [, first, prefix = "", second, digits = "", power, suffix = "", last] = found;
  if (prefix !== "" && suffix !== "") return undefined;
  const signs = [first, second, last].filter((sign) => sign !== undefined);
  if (signs.length > 1 || (isInBrackets && signs.length > 0)) return undefined;
  const core =
    power === undefined ? digits.trim() : shiftPoint(digits.trim(), Number(power.slice(1)));
  if (core === undefined) return undefined;
  return { isNegative: isInBrackets || signs[0] === "-", core, unit: readUnit(prefix + suffix) };
}

/** Writes a number with a power of ten without it. */
function shiftPoint(digits: string, power: number): string | undefined {
  const [, whole = "", mark = ".", part = ""] = /^(\d*)([.,])?(\d*)$/.exec(digits) ?? [];
  if (whole === "") return undefined;
  const all = power < 0 ? "0".repeat(-power) + whole + part : whole + part.padEnd(power, "0");
  const point = power < 0 ? whole.length : whole.length + power;
  const rest = all.slice(point);
  return all.slice(0, point) + (rest === "" ? "" : mark + rest);
}

/** Returns a unit in one form: "percent", the code of a currency, or its text. */
export function readUnit(text: string): string {
  const unit = text.trim();
  if (unit === "%") return "percent";
  const code = unit.toUpperCase();
  if (currencies[code] !== undefined) return currencies[code];
  return unit.length === 3 && Intl.supportedValuesOf("currency").includes(code) ? code : unit;
}

/** Returns whether a unit is a percentage or a currency, which may vary in a column. */
export function isKnownUnit(unit: string): boolean {
  return unit === "percent" || /^[A-Z]{3}$/.test(unit);
}

/** Returns digits before and behind the decimal mark, or undefined if marks are not where they must be. */
export function splitCore(
  core: string,
  { decimalMark, groupMark }: Marks,
): { whole: string; part: string } | undefined {
  const at = core.indexOf(decimalMark);
  let whole = at === -1 ? core : core.slice(0, at);
  const part = at === -1 ? "" : core.slice(at + 1);
  if (groupMark !== "" && whole.includes(groupMark)) {
    const [first = "", ...groups] = whole.split(groupMark);
    if (!/^[1-9]\d{0,2}$/.test(first) || !groups.every((group) => /^\d{3}$/.test(group)))
      return undefined;
    whole = first + groups.join("");
  }
  return /^\d*$/.test(whole) && /^\d*$/.test(part) && whole + part !== ""
    ? { whole, part }
    : undefined;
}
