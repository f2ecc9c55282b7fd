import { findDay, splitDate, splitTime } from "../parse/date-text.ts";
import type { DateOrder } from "../table-schema.ts";
import type { FilledText } from "./column-texts.ts";

const allOrders: readonly DateOrder[] = ["dmy", "mdy", "ymd"];

export type DateFacts = {
  /** Rows whose texts are dates in some order. */
  rows: number;
  misfit: FilledText | undefined;
  /** Orders that read all dates. */
  orders: DateOrder[];
  /** First text that an order does not read, by order. */
  against: Partial<Record<DateOrder, FilledText>>;
  /** First text of numbers alone, with the year last, and first one that needs no order. */
  numeric: FilledText | undefined;
  certain: FilledText | undefined;
  /** First text that two fitting orders read as different days. */
  ambiguous: FilledText | undefined;
  shortYear: FilledText | undefined;
  zone: FilledText | undefined;
  /** Whether all texts are digits alone, such as 20240131. */
  isCompact: boolean;
  hasTime: boolean;
};

const triedFirst = 200;

/** Examines which texts of a column are dates, and in which order; gives up early where most are not. */
export function findDateFacts(texts: readonly FilledText[]): DateFacts {
  const facts: DateFacts = {
    rows: 0,
    misfit: undefined,
    orders: [...allOrders],
    against: {},
    numeric: undefined,
    certain: undefined,
    ambiguous: undefined,
    shortYear: undefined,
    zone: undefined,
    isCompact: true,
    hasTime: false,
  };
  let fits = 0;
  for (const [place, one] of texts.entries()) {
    if (place === triedFirst && fits < triedFirst / 2) break;
    const date = splitDate(one.text);
    const days = date && allOrders.map((order) => findDay(date, order));
    if (!date || !days || days.every((day) => day === undefined)) {
      facts.misfit ??= one;
      continue;
    }
    fits += 1;
    facts.rows += one.rows;
    facts.isCompact &&= /^\d+$/.test(one.text);
    facts.hasTime ||= date.minutes > 0;
    if (date.hasZone) facts.zone ??= one;
    if (!date.hasLongYear) facts.shortYear ??= one;
    if (date.form === "numeric") facts.numeric ??= one;
    else facts.certain ??= one;
    for (const [index, order] of allOrders.entries())
      if (days[index] === undefined) facts.against[order] ??= one;
    if (new Set(days.filter((day) => day !== undefined)).size > 1) facts.ambiguous ??= one;
  }
  facts.orders = allOrders.filter((order) => facts.against[order] === undefined);
  return facts;
}

/** Returns which order a column's dates prove, if any. */
export function findProvenOrder({ orders, numeric }: DateFacts): DateOrder | undefined {
  if (!numeric) return "ymd";
  return orders.length === 1 ? orders[0] : undefined;
}

/** Returns the rows whose texts are times of the day, and the first text that is none. */
export function findTimeFacts(texts: readonly FilledText[]): {
  rows: number;
  misfit: FilledText | undefined;
  seconds: FilledText | undefined;
} {
  let rows = 0;
  let misfit: FilledText | undefined;
  let seconds: FilledText | undefined;
  for (const [place, one] of texts.entries()) {
    if (place === triedFirst && rows === 0) break;
    const time = splitTime(one.text);
    if (!time) misfit ??= one;
    else rows += one.rows;
    if (time?.hasSeconds) seconds ??= one;
  }
  return { rows, misfit, seconds };
}
