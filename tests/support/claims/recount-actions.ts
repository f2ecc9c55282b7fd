import { customerOfItem } from "../../../dashboards/reports/logistica-dashboard/warehouse.ts";
import { channelOfCampaign } from "../../../dashboards/reports/campanas-mkt/subjects.ts";
import { readDate } from "../../../dashboards/query/table/calendar.ts";
import type { Integers } from "../../../dashboards/query/table/column.ts";

type Column = (name: string) => Integers;
type Recount = (rows: Uint32Array, column: Column, lever: number) => Record<string, number>;

/** Sums by a key, row by row. */
function tally(rows: Iterable<number>, key: (row: number) => number, add: (row: number) => number) {
  const sums: number[] = [];
  for (const row of rows) sums[key(row)] = (sums[key(row)] ?? 0) + add(row);
  return sums;
}

const one = (): number => 1;

function addAll(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Numbers of the reports' actions with a lever, counted again by sums over cells and by codes of labels. */
export const recounts: Record<string, Recount> = {
  "ventas-bi": (rows, column, cap) => {
    const [list, revenue, cost] = [column("list"), column("revenue"), column("cost")];
    let [gain, left] = [0, 0];
    for (const row of rows) {
      const capped = (1 - cap) * list[row]!;
      if (revenue[row]! >= capped) continue;
      gain += (capped - revenue[row]!) / 100;
      left += (capped - cost[row]!) / 100;
    }
    return { gain, loss: gain / left };
  },
  "soporte-bi": (rows, column, part) => {
    const [category, priority] = [column("category"), column("priority")];
    const [waiting, moved] = [column("waiting"), column("handedOver")];
    const key = (row: number): number => (category[row]! * 10 + priority[row]!) * 2 + moved[row]!;
    const [minutes, tickets] = [tally(rows, key, (row) => waiting[row]!), tally(rows, key, one)];
    let longer = 0;
    for (let cell = 0; cell < minutes.length; cell += 2) {
      const [kept, count] = [tickets[cell] ?? 0, tickets[cell + 1] ?? 0];
      if (kept > 0 && count > 0) longer += minutes[cell + 1]! - (count * minutes[cell]!) / kept;
    }
    return {
      saved: (longer / 60) * part,
      all: tally(
        rows,
        () => 0,
        (row) => waiting[row]! / 60,
      )[0]!,
    };
  },
  "airline-satisfaction": (rows, column, pass) => {
    const [wifi, satisfied] = [column("wifi"), column("satisfied")];
    const [service, customer, haul] = [column("class"), column("customer"), column("haul")];
    const key = (row: number): number =>
      ((service[row]! * 2 + customer[row]!) * 2 + haul[row]!) * 6 + wifi[row]!;
    const [all, pleased] = [tally(rows, key, one), tally(rows, key, (row) => satisfied[row]!)];
    let more = 0;
    for (let cell = 0; cell < all.length; cell += 6) {
      const below = Array.from({ length: pass - 1 }, (_, index) => cell + 1 + index);
      const low = addAll(below.map((at) => all[at] ?? 0));
      const lowPleased = addAll(below.map((at) => pleased[at] ?? 0));
      const rate = (pleased[cell + pass] ?? 0) / (all[cell + pass] ?? 0);
      if (low > 0) more += low * rate - lowPleased;
    }
    const now = pleased.reduce((sum, count) => sum + count, 0);
    return { more, share: (100 * (now + more)) / rows.length };
  },
  "nps-bi": (rows, column, kept) => {
    const [stage, score, reason] = [column("stage"), column("score"), column("reason")];
    const own = rows.filter((row) => stage[row] === 1);
    const [low, high] = [
      own.filter((row) => score[row]! < 7),
      own.filter((row) => score[row]! > 8),
    ];
    return {
      missed: low.filter((row) => reason[row] === 0).length,
      net: (100 * (high.length - low.length)) / own.length,
      reached: (100 * (high.length - low.length + kept)) / own.length,
    };
  },
  "compras-bi": (rows, column, bought) => {
    const [day, item] = [column("day"), column("item")];
    const [kilos, amount] = [column("kilos"), column("amount")];
    const [spent, weight] = [[] as number[], [] as number[]];
    for (const row of day.keys()) {
      if (readDate(day[row]!).month !== bought) continue;
      spent[item[row]!] = (spent[item[row]!] ?? 0) + amount[row]!;
      weight[item[row]!] = (weight[item[row]!] ?? 0) + kilos[row]!;
    }
    let [saved, stored] = [0, 0];
    for (const row of rows) {
      const { month } = readDate(day[row]!);
      if (month < 10 || item[row]! >= fertilisers) continue;
      saved += (amount[row]! - (kilos[row]! * spent[item[row]!]!) / weight[item[row]!]!) / 100;
      stored += (kilos[row]! * (month - bought)) / 1000;
    }
    return { gain: saved / 2 - 2.5 * stored, storage: saved / stored };
  },
  "logistica-dashboard": (rows, column, still) => {
    const [day, state, item] = [column("day"), column("state"), column("item")];
    const occupied = tally(
      rows,
      (row) => day[row]!,
      (row) => Number(state[row]! > 0),
    );
    const fullest = occupied.indexOf(Math.max(...occupied.filter(() => true)));
    const idle = rows.filter((row) => day[row] === fullest && column("since")[row]! > still);
    const byCustomer = tally(idle, (row) => customerOfItem[item[row]!]!, one);
    const [first, second] = byCustomer.filter(() => true).toSorted((a, b) => b - a);
    return { theirs: first! + second!, enough: occupied[fullest]! - first! - second! };
  },
  "people-analytics": (rows, column, filled) => {
    const [person, band] = [column("person"), column("band")];
    const vacancies = rows.filter((row) => person[row]! > 5 && band[row]! > 3);
    const left = vacancies.filter((row) => person[row] === 6).length;
    return { vacancies: vacancies.length, gain: filled - left };
  },
  "proyectos-bi-gestion": (rows, column, times) => {
    const [kind, phase] = [column("kind"), column("phase")];
    const budget = column("budget");
    let [open, all] = [0, 0];
    for (const row of rows) {
      if (kind[row] === 2) all += budget[row]!;
      if (kind[row] === 2 && phase[row] === 1) open += budget[row]!;
    }
    const missing = open * (times - 1);
    return { missing: missing / 100, share: missing / all };
  },
  "rfm-analysis": (rows, column, calls) => {
    const [group, spent] = [column("group"), column("spent")];
    const risk = [...rows].flatMap((row) => (group[row] === 4 ? spent[row]! / 100 : []));
    const first = risk.toSorted((a, b) => b - a).slice(0, calls);
    return { risk: risk.length, spent: addAll(first), lost: addAll(risk) };
  },
  "logistica-supply-chain": (rows, column, sooner) => {
    const [supplier, daysLate] = [column("supplier"), column("daysLate")];
    const late = rows.filter((row) => daysLate[row]! > 0);
    const saved = late.filter(
      (row) => (supplier[row] === 3 || supplier[row] === 8) && daysLate[row]! <= sooner,
    ).length;
    return { saved, share: saved / late.length };
  },
  "ventas-globales": (rows, column, cost) => {
    const market = column("market");
    const kinds = ["fairs", "commissions", "samples", "travel"].map(column);
    const sales = tally(
      rows,
      (row) => market[row]!,
      (row) => column("revenue")[row]!,
    );
    const spent = tally(
      rows,
      (row) => market[row]!,
      (row) => kinds.reduce((sum, kind) => sum + kind[row]!, 0),
    );
    const all = sales.reduce((sum, value) => sum + value, 0);
    const small = [...sales.keys()].filter((id) => sales[id]! < all / 10);
    const [theirs, now] = [sales, spent].map((values) =>
      small.reduce((sum, id) => sum + values[id]!, 0),
    );
    const germany = spent[2]! / sales[2]!;
    return {
      saved: now! - (cost / 100) * theirs!,
      months: Math.round(
        (12 * tally(rows, (row) => column("day")[row]!, one).filter(Boolean).length) / 52,
      ),
      germany: 100 * germany,
      now: (100 * now!) / theirs!,
    };
  },
  "campanas-mkt": (rows, column, moved) => {
    const [campaign, record] = [column("campaign"), column("record")];
    const channel = (row: number): number => channelOfCampaign[campaign[row]!]!;
    const spent = tally(rows, channel, (row) => column("spending")[row]! / 100);
    const enrolments = tally(rows, channel, (row) => record[row]!);
    const limit = spent[0]! / enrolments[0]!;
    return { needed: moved / limit, limit, now: spent[4]! / enrolments[4]! };
  },
};

const fertilisers = 6;
