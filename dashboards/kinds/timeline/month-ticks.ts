import type { Axis } from "../../query/table/axis.ts";
import { dayNumber, readDate } from "../../query/table/calendar.ts";

const strides = [1, 2, 3, 6, 12, 24, 60];

/**
 * Returns first days of months between two days, every 1, 2, 3, 6 or 12 months and so on, at most `most` of them, as an
 * axis that formatters can name.
 */
export function monthTicks(first: number, last: number, most: number): Axis & { kind: "days" } {
  const from = monthOf(first);
  const to = monthOf(last);
  const stride = strides.find((months) => (to - from) / months <= most) ?? strides.at(-1)!;
  const starts: number[] = [];
  for (let month = Math.ceil(from / stride) * stride; month <= to; month += stride) {
    const start = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1);
    if (start >= first && start <= last) starts.push(start);
  }
  const period = stride >= 12 ? "year" : "month";
  return { kind: "days", size: starts.length, period, starts, end: last };
}

function monthOf(day: number): number {
  const { year, month } = readDate(day);
  return year * 12 + month - 1;
}
