import { numberSigns, type Locale } from "../../contracts/locale.ts";
import { expect, test } from "vitest";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { nameMeasure } from "../../dashboards/shell/visuals/name-axes.ts";
import { SeededRandom } from "../../dashboards/data/seeded-random.ts";
import { createFormatters } from "../../dashboards/format/formatters.ts";
import { listDimensions } from "../../dashboards/query/drivers/dimension.ts";
import { readDriverRows, type Asked } from "../../dashboards/query/drivers/driver-rows.ts";
import {
  explainDifference,
  explainPart,
} from "../../dashboards/query/drivers/explain-difference.ts";
import type { Explanation } from "../../dashboards/query/drivers/explanation.ts";
import { listQuestions } from "../../dashboards/query/drivers/list-questions.ts";
import { listLeaves } from "../../dashboards/query/measures/measure-bases.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { takeSteps } from "../../dashboards/query/take-steps.ts";
import { writeAnswer, type Answer } from "../../dashboards/shell/later/why/write-answer.ts";
import { roundParts } from "../../dashboards/shell/later/why/write-part.ts";
import type { OpenReport } from "../../dashboards/shell/store/use-report.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { oddWords } from "../support/odd-words.ts";
import { openRecount, type Recount } from "../support/recount-drivers.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Both questions about every measure of every report, then in random states, are compared with a naive recount: the
// figures, the like-for-like values, each part of each dimension and the named bins; the texts must add up in both
// languages. `DRIVER_STATES=1000` sets the number of states for each report.

const randomStates = Number(process.env["DRIVER_STATES"] ?? 6);
const tolerance = 1e-9;
const seen = { answers: 0, dimensions: 0, recounted: 0, likeForLike: 0, inside: 0, written: 0 };

for (const slug of await listReports()) {
  test(`${slug}: explanations as by hand`, { timeout: 3_600_000 }, async () => {
    const known = await loadReportModel(slug, "es");
    const { definition, generate } = known.module;
    const table = createTable(definition.columns, generate());
    const rows = readDriverRows(definition, table, known.model);
    const opens = await openBoth(slug, known);
    const recount = openRecount(definition, table, known.model, definition.views);
    const faults: string[] = [];
    // An airline's fourteen services are all rated alike, in 130,000 rows.
    const most = table.rowCount > 100_000 && randomStates < 100 ? 3 : Infinity;
    const isRecounted = (measure: string): boolean =>
      Object.keys(definition.measures).indexOf(measure) < most;
    for (const { state, asked } of listAsked(known)) {
      for (const question of takeSteps(listQuestions(rows, state, asked))) {
        const where = `${asked.measure} ${asked.view} ${asked.bins.join()} ${question.kind} ${JSON.stringify(state.filters)}`;
        const found = takeSteps(explainDifference(rows, question));
        if (found === null) continue;
        seen.answers += 1;
        const own: string[] = [...findMisread(found), ...findMisnamed(found)];
        for (const open of opens) own.push(...findMiswritten(open, state, asked, found));
        if (isRecounted(asked.measure)) own.push(...findMiscounted(recount, found));
        const [first] = found.drivers;
        if (first !== undefined && isRecounted(asked.measure)) {
          const part = first.parts[first.key]!.part;
          for (const { dimension, parts } of takeSteps(
            explainPart(rows, found, first, first.key),
          )) {
            const sum = add(parts.map((one) => one.part));
            if (!isNear(sum, part, sizeOf(found)))
              own.push(`inside, ${dimension.id} does not add up`);
            seen.inside += 1;
          }
        }
        faults.push(...own.map((fault) => `${where}: ${fault}`));
      }
      if (faults.length > 5) break;
    }
    expect(faults).toEqual([]);
  });
}

test("ventas-bi: cost explains 69 % of the missing profit of 2024", async () => {
  const known = await loadReportModel("ventas-bi", "es");
  const { definition, generate } = known.module;
  const table = createTable(definition.columns, generate());
  const rows = readDriverRows(definition, table, known.model);
  const asked = { measure: "profit", view: "total", bins: [] };
  const [question] = takeSteps(listQuestions(rows, known.model.start, asked));
  const found = takeSteps(explainDifference(rows, question!))!;
  expect(question!.kind).toBe("change");
  expect(round([found.value, found.reference, found.expected, found.difference])).toEqual([
    369_681, 368_664, 398_657, -28_976,
  ]);
  const [spanish, english] = await openBoth("ventas-bi", known);
  const answer = answerIn(spanish!, known.model.start, asked, found);
  expect(plain(answer.headline)).toBe(
    "El coste explica 20.066 € de los 28.976 € que faltan (69 %)",
  );
  expect(plain(answer.more.join(" "))).toBe(
    "Lo de 2024, con el coste y el descuento de 2023, habría dado 398.657 €. Dio 369.681 €. Por familia, nada explica más de una quinta parte.",
  );
  expect(answer.write.round(found.causes.map(({ part }) => part))).toEqual([-20_066, -8910]);
  const [families] = found.drivers;
  expect(families!.dimension.level.size).toBe(8);
  const parts = roundParts(families!, answer.write).toSorted((a, b) => a - b);
  expect(parts).toEqual([-5634, -5069, -4282, -3710, -3221, -2683, -2532, -1845]);
  expect(plain(answerIn(english!, known.model.start, asked, found).headline)).toBe(
    "The cost explains €20,066 of the €28,976 missing (69%)",
  );
});

test("ventas-bi: five products weigh on the margin, found by product", async () => {
  const known = await loadReportModel("ventas-bi", "es");
  const { definition, generate } = known.module;
  const rows = readDriverRows(definition, createTable(definition.columns, generate()), known.model);
  const asked = { measure: "margin", view: "total", bins: [] };
  const questions = takeSteps(listQuestions(rows, known.model.start, asked));
  expect(questions.map(({ kind }) => kind)).toEqual(["change", "weight"]);
  const found = takeSteps(explainDifference(rows, questions[1]!))!;
  const [spanish] = await openBoth("ventas-bi", known);
  expect(plain(answerIn(spanish!, known.model.start, asked, found).headline)).toBe(
    "Lo que más pesa: Tóner negro, Pack de tinta, Silla de oficina, Impresora láser y Papel A4",
  );
});

test("ventas-bi: only the cause that moves a measure is named", async () => {
  const known = await loadReportModel("ventas-bi", "es");
  const { definition, generate } = known.module;
  const rows = readDriverRows(definition, createTable(definition.columns, generate()), known.model);
  const asked = { measure: "discount", view: "total", bins: [] };
  const [question] = takeSteps(listQuestions(rows, known.model.start, asked));
  const found = takeSteps(explainDifference(rows, question!))!;
  expect(found.causes.map(({ cause }) => cause)).toEqual(["discount"]);
  const [spanish] = await openBoth("ventas-bi", known);
  const { more } = answerIn(spanish!, known.model.start, asked, found);
  expect(more.join(" ")).toContain("con el descuento de 2023");
});

test("soporte-bi: facts known only when a ticket is closed are no drivers", async () => {
  const known = await loadReportModel("soporte-bi", "es");
  const { definition, generate } = known.module;
  const rows = readDriverRows(definition, createTable(definition.columns, generate()), known.model);
  const ask = (measure: string, view: string, bins: number[]): string[] =>
    takeSteps(listQuestions(rows, known.model.start, { measure, view, bins })).flatMap((question) =>
      takeSteps(explainDifference(rows, question))!.drivers.map(
        ({ dimension }) => dimension.column,
      ),
    );
  const results = new Set(["resolution", "waiting", "firstReply"]);
  expect(ask("wait", "category", [5])).not.toEqual(expect.arrayContaining(["resolution"]));
  expect(ask("tickets", "total", []).filter((column) => results.has(column))).toEqual([]);
  const handed = ask("handedOver", "total", []);
  expect(handed.filter((column) => ["team", "sender"].includes(column))).toEqual([]);
  expect(handed).not.toEqual([]);
});

test.each<[string, string, string[]]>([
  ["airline-satisfaction", "passengers", ["arrivalDelay", "departureDelay", "wifi", "satisfied"]],
  ["soporte-bi", "tickets", ["handedOver", "sender", "team"]],
  ["logistica-supply-chain", "late", ["mode", "reason", "lead"]],
  ["proyectos-bi-gestion", "budget", ["status", "adoption", "progress"]],
  ["ventas-globales", "revenue", ["market"]],
])("%s: %s are not explained by what follows from them", async (slug, measure, columns) => {
  const answers = await askAll(slug, { measure, view: "total", bins: [] });
  const named = answers.flatMap(({ drivers }) => drivers.map(({ dimension }) => dimension.column));
  expect(named).not.toEqual([]);
  expect(named.filter((column) => columns.includes(column))).toEqual([]);
});

test("what bins of a column are like is not explained by the same in other words", async () => {
  const [short] = await askAll("airline-satisfaction", {
    measure: "satisfied",
    view: "haul",
    bins: [0],
  });
  expect(short!.drivers.map(({ dimension }) => dimension.column)).not.toContain("distance");
  const [front] = await askAll("soporte-bi", { measure: "work", view: "team", bins: [0] });
  expect(front!.drivers.map(({ dimension }) => dimension.column)).not.toContain("sender");
  const [hours] = await askAll("proyectos-bi-gestion", {
    measure: "hours",
    view: "total",
    bins: [],
  });
  expect(hours!.inside?.dimension.column).not.toBe("role");
});

test("a median is explained by the part without which it would differ most", async () => {
  const asked = { measure: "medianWait", view: "total", bins: [] };
  const [found] = await askAll("rfm-analysis", asked);
  expect(found!.without.length).toBe(1);
  expect(found!.difference).not.toBe(0);
  const known = await loadReportModel("rfm-analysis", "es");
  const [spanish, english] = await openBoth("rfm-analysis", known);
  const { headline, more } = answerIn(spanish!, known.model.start, asked, found!);
  expect(headline).toBe("Ninguna parte cambia mucho la cifra; la que más, Suscripción");
  expect(plain(more.join(" "))).toBe("Sin esa parte sería 53 días; con ella es 52 días: −1 día.");
  expect(answerIn(english!, known.model.start, asked, found!).headline).toBe(
    "No part changes the figure much; most of all, Subscription",
  );
});

test("things that are counted once have whole parts, and none is the largest of several alike", async () => {
  const asked = { measure: "atRisk", view: "total", bins: [] };
  const [found] = await askAll("proyectos-bi-gestion", asked);
  const parts = found!.drivers.flatMap((driver) => driver.parts.map(({ part }) => part));
  expect(parts.filter((part) => Math.abs(part - Math.round(part)) > 1e-9)).toEqual([]);
  const known = await loadReportModel("proyectos-bi-gestion", "es");
  const [spanish] = await openBoth("proyectos-bi-gestion", known);
  const { headline, more, key } = answerIn(spanish!, known.model.start, asked, found!);
  expect(headline).toBe("Ninguna parte destaca más de lo que le toca por su tamaño.");
  expect([more, key]).toEqual([[], null]);
});

test("a change says its dates once, a part that is all of it no share, a share its parts in points", async () => {
  const growth = await answerFirst("ventas-globales", {
    measure: "growth",
    view: "country",
    bins: [0],
  });
  expect(growth.more.join(" ")).not.toContain("frente a");
  const profit = await answerFirst("ventas-bi", { measure: "profit", view: "month", bins: [5] });
  expect(plain(profit.headline)).toBe("El descuento lo explica todo: los 478 € de más");
  const share = await answerFirst("rfm-analysis", {
    measure: "salesShare",
    view: "group",
    bins: [0],
  });
  expect(plain(share.headline)).toBe(
    "Lo que más pesa: Suscripción, 16,8 puntos de 30,8 puntos (55 %)",
  );
});

test("rows are split one figure or dimension a step, so that a page can rest between them", async () => {
  const known = await loadReportModel("airline-satisfaction", "es");
  const { definition, generate } = known.module;
  const rows = readDriverRows(definition, createTable(definition.columns, generate()), known.model);
  const asked = { measure: "satisfied", view: "class", bins: [0] };
  const [question] = takeSteps(listQuestions(rows, known.model.start, asked));
  const dimensions = listDimensions(rows, question!.excluded);
  const figures = listLeaves(question!.measure);
  expect(dimensions.length).toBeGreaterThan(5);
  const steps = [...explainDifference(rows, question!)].length;
  expect(steps).toBeGreaterThanOrEqual(figures.length + 1 + dimensions.length);
});

test("there was much to explain", () => {
  console.info("explanations:", JSON.stringify(seen));
  expect(seen.recounted).toBeGreaterThan(500);
  expect(seen.likeForLike).toBeGreaterThan(5);
});

/** Returns both answers about a figure without filters. */
async function askAll(slug: string, asked: Asked): Promise<Explanation[]> {
  const { module, model } = await loadReportModel(slug, "es");
  const { definition, generate } = module;
  const rows = readDriverRows(definition, createTable(definition.columns, generate()), model);
  return takeSteps(listQuestions(rows, model.start, asked)).flatMap(
    (question) => takeSteps(explainDifference(rows, question)) ?? [],
  );
}

/** Returns the first answer about a figure without filters, in Spanish. */
async function answerFirst(slug: string, asked: Asked): Promise<Answer> {
  const [found] = await askAll(slug, asked);
  const known = await loadReportModel(slug, "es");
  const [spanish] = await openBoth(slug, known);
  return answerIn(spanish!, known.model.start, asked, found!);
}

/** Opens a report's explanations in both languages, without rows or page. */
async function openBoth(slug: string, { module, model, copy, format }: LoadedReport) {
  const english = await gatherReportCopy(slug, "en");
  const open = { module, outline: model };
  return [
    { ...open, copy, format },
    { ...open, copy: english, format: createFormatters("en", english.charts) },
  ] as unknown as OpenReport[];
}

function answerIn(
  open: OpenReport,
  state: ReportState,
  { measure }: Asked,
  found: Explanation,
): Answer {
  const named = nameMeasure(open, measure, nameCompared(open, state));
  return writeAnswer(open, state, named, found);
}

/** Returns figures that do not give the difference, and parts that do not add up to it. */
function findMisread(found: Explanation): string[] {
  const { value, reference, expected, difference, drivers, question, causes } = found;
  const scale = question.relative === 0 ? 1 : question.relative / reference;
  const size = sizeOf(found);
  const faults = isNear(difference, (value - (expected ?? reference)) * scale, size)
    ? []
    : ["difference"];
  if (causes.length > 0 && !isNear(add(causes.map(({ part }) => part)), difference, size)) {
    faults.push("causes do not add up");
  }
  for (const { parts, dimension } of drivers) {
    if (!isNear(add(parts.map(({ part }) => part)), difference, size)) {
      faults.push(`${dimension.id} does not add up`);
    }
  }
  return faults;
}

/** The named bin contributes most in the direction of the difference, and dimensions are sorted. */
function findMisnamed({ drivers, difference }: Explanation): string[] {
  return drivers.flatMap(({ dimension, parts, key }) => {
    const most = Math.max(...parts.map(({ part }) => part * Math.sign(difference)));
    const named = parts[key]!.part * Math.sign(difference);
    const isMost = isNear(named, most, Math.abs(difference)) && named > 0;
    return isMost ? [] : [`${dimension.id} names ${String(key)}`];
  });
}

function findMiscounted(recount: Recount, found: Explanation): string[] {
  const { question, drivers, reference } = found;
  const size = sizeOf(found);
  const faults: string[] = [];
  const sides = recount.sides(found);
  for (const side of ["value", "reference", "expected"] as const) {
    const isSame = sides[side] === null || isNear(sides[side], found[side]!, size);
    if (!isSame) faults.push(`${side} is ${String(sides[side])}, not ${String(found[side])}`);
  }
  if (found.expected !== null) seen.likeForLike += 1;
  const scale = question.relative === 0 ? 1 : question.relative / reference;
  for (const { dimension, parts } of drivers) {
    seen.dimensions += 1;
    const own = recount.parts(found, dimension);
    if (own === null) continue;
    seen.recounted += 1;
    const wrong = own.findIndex((part, bin) => !isNear(part * scale, parts[bin]!.part, size));
    if (wrong >= 0) {
      faults.push(
        `${dimension.id} ${String(wrong)} is ${String(own[wrong]! * scale)}, not ${String(parts[wrong]!.part)}`,
      );
    }
  }
  return faults;
}

/** Texts add up, figures to the difference and parts to the whole, and are well formed. */
function findMiswritten(
  open: OpenReport,
  state: ReportState,
  asked: Asked,
  found: Explanation,
): string[] {
  const { headline, more, figures, write } = answerIn(open, state, asked, found);
  const { language } = open.format;
  const sentences = [headline, ...more];
  const faults = sentences.filter(isOdd);
  seen.written += 1;
  if (write.difference === 0) return faults;
  const whole = readNumber(write.size(write.difference), language);
  const { question, expected, value, reference } = found;
  const from = expected ?? reference;
  const isSubtracted = question.factor === 1 && question.relative === 0;
  const [own, other] = [value, from].map((figure) => readNumber(write.figure(figure), language));
  const isDate = open.module.definition.measures[asked.measure]!.unit === "date";
  if (isSubtracted && !isDate && Math.abs(Math.abs(own! - other!) - whole) > 1e-6) {
    faults.push(
      `${write.figure(value)} and ${write.figure(from)} do not give ${write.size(write.difference)}`,
    );
  }
  if (figures.length === 0) faults.push("no figure");
  for (const driver of found.drivers) {
    const sum = add(roundParts(driver, write));
    if (Math.abs(sum - write.difference) > 1e-9 * Math.max(1, Math.abs(sum))) {
      faults.push(`${driver.dimension.id} is written as ${String(sum)}`);
    }
  }
  return faults;
}

function isOdd(sentence: string): boolean {
  return oddWords.test(sentence) || sentence.includes("undefined") || /(\S+) · \1\b/.test(sentence);
}

function readNumber(text: string, language: Locale): number {
  const [figure = ""] = /[\d.,]+/.exec(text) ?? [];
  const { group, point } = numberSigns[language];
  const number = Number(figure.replaceAll(group, "").replace(point, "."));
  return /[−-]€?\d/.test(text) ? -number : number;
}

function sizeOf({ value, reference, difference }: Explanation): number {
  return Math.max(Math.abs(value), Math.abs(reference), Math.abs(difference), 1);
}

function isNear(one: number, other: number, size: number): boolean {
  return Math.abs(one - other) <= tolerance * size;
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function round(numbers: readonly (number | null)[]): number[] {
  return numbers.map((one) => Math.round(one!));
}

function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** Returns every measure on a card, then figures of bins under filters. */
function listAsked({ module, model }: LoadedReport): { state: ReportState; asked: Asked }[] {
  const random = new SeededRandom(15);
  const draw = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const measures = Object.keys(module.definition.measures);
  const views = Object.keys(module.definition.views);
  const filterable = views.filter(
    (view) =>
      module.definition.views[view]!.isFilterable && model.axes(model.start, view).length === 1,
  );
  const sizeIn = (view: string): number =>
    model.axes(model.start, view).reduce((size, axis) => size * axis.size, 1);
  const onCards = measures.map((measure) => ({
    state: model.start,
    asked: { measure, view: "total", bins: [] },
  }));
  const drawn = Array.from({ length: randomStates }, () => {
    let state: ReportState =
      random.below(2) === 0 ? model.start : { ...model.start, comparison: "previous" };
    for (let left = random.below(3); left > 0; left -= 1) {
      const view = draw(filterable);
      state = selectBins(state, view, [random.below(sizeIn(view))]);
    }
    const view = draw(["total", ...views]);
    const bins = view === "total" ? [] : [random.below(sizeIn(view))];
    return { state, asked: { measure: draw(measures), view, bins } };
  });
  return [...onCards, ...drawn];
}
