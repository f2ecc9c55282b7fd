const shownDays = 6;
const fewestHours = 9;

type Day = { first: Date; places: number[] };

/** Places are in percent of the axis of hours. */
export type FreeHours = { days: Day[]; ticks: { moment: Date; place: number }[] };

/** Arranges free hours, given in order, by days of the visitor's time zone and hours of the day. */
export function arrangeHours(slots: readonly string[]): FreeHours {
  const moments = slots.map((slot) => new Date(slot));
  // No `Map.groupBy`: Safari has it since 17.4 only, and the page would be lost without it.
  const byDay = new Map<string, Date[]>();
  for (const moment of moments) {
    const day = moment.toDateString();
    byDay.set(day, [...(byDay.get(day) ?? []), moment]);
  }
  const days = [...byDay.values()].slice(0, shownDays);
  if (days.length === 0) return { days: [], ticks: [] };
  const hours = days.flat().map(hourOf);
  const start = Math.floor(Math.min(...hours));
  const length = Math.max(fewestHours, Math.ceil(Math.max(...hours)) - start);
  const placeOf = (moment: Date): number =>
    Math.round((1000 * (hourOf(moment) - start)) / length) / 10;
  return {
    days: days.map((day) => ({ first: day[0]!, places: day.map(placeOf) })),
    ticks: listTicks(days[0]![0]!, start, length),
  };
}

function hourOf(moment: Date): number {
  return moment.getHours() + moment.getMinutes() / 60;
}

/** Every third hour, or every sixth of many. */
function listTicks(day: Date, start: number, length: number): FreeHours["ticks"] {
  const step = length > fewestHours + 2 ? 6 : 3;
  const steps = Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step);
  return steps.map((after) => ({
    moment: new Date(new Date(day).setHours(start + after, 0, 0, 0)),
    place: Math.round((1000 * after) / length) / 10,
  }));
}
