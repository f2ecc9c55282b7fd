import { expect, test } from "vitest";
import { createFormatters } from "../../dashboards/format/formatters.ts";
import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import type { Recommend } from "../../dashboards/query/claims/recommendation.ts";
import type { Where } from "../../dashboards/query/report-definition.ts";
import type { ReportState } from "../../dashboards/query/state/report-state.ts";
import { createAdvise } from "../../dashboards/shell/recommendation/advise.ts";
import { writeLever, writeSentence } from "../../dashboards/shell/recommendation/write-sentence.ts";
import { listReports, loadRecommend } from "../../generator/reports/list-reports.ts";
import { drawStates, listSlicerStates } from "../support/claims/draw-states.ts";
import { recounts } from "../support/claims/recount-actions.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";

const randomStates = Number(process.env["CLAIM_STATES"] ?? 25);

type Opened = { known: LoadedReport; table: Table; recommend: Recommend };

async function open(slug: string): Promise<Opened> {
  const known = await loadReportModel(slug, "es");
  const { definition, generate } = known.module;
  return {
    known,
    table: createTable(definition.columns, generate()),
    recommend: await loadRecommend(slug),
  };
}

function advise({ known, table, recommend }: Opened, state: ReportState, lever?: number) {
  const ask = createAdvise(known.module.definition, recommend);
  return ask(table, state, known.model.show(state), lever)!;
}

/** The action of a report under a filter and with a lever, in Spanish. */
async function readAction(
  slug: string,
  where: Where = {},
  set?: number,
): Promise<string | undefined> {
  const opened = await open(slug);
  const { model, copy } = opened.known;
  const state = model.stateOf({ id: "", page: model.start.page, where });
  const format = createFormatters("es", copy.charts);
  const words = copy.report.recommendation!;
  const { action, lever } = advise(opened, state, set);
  const value = lever && writeLever(lever, words.lever, format);
  return writeSentence(words.action, action, format, value)?.replaceAll("\u00A0", " ");
}

test.each([
  ["ventas-bi", {}, "92.095 € más; compensa hasta perder el 47 %"],
  ["ventas-bi", { channel: ["online"] }, "13.077 € más; compensa hasta perder el 48 %"],
  ["compras-bi", {}, "ahorra 125.212 €; compensa hasta 16,18 € de almacén"],
  ["compras-bi", { section: ["cereals"] }, "ahorra 51.981 €; compensa hasta 15,50 € de almacén"],
  ["soporte-bi", {}, "12.359 h de espera, de 240.000"],
  ["soporte-bi", { team: ["applications"] }, "4.197 h de espera, de 63.619"],
  [
    "airline-satisfaction",
    {},
    "sumaría 14.437 satisfechos (55 de cada 100), si opinan como quien lo pone",
  ],
  [
    "airline-satisfaction",
    { haul: ["long"] },
    "sumaría 5.088 satisfechos (43 de cada 100), si opinan como quien lo pone",
  ],
  ["nps-bi", {}, "Cumplir 800 de esas 859 citas subiría la instalación de −20 a 0"],
  [
    "logistica-dashboard",
    {},
    "los 21 huecos que dos clientes tienen parados más de 180 días: ese día bastarían 173",
  ],
  ["people-analytics", {}, "Cubrir con mujeres 35 de las 52 vacantes de mando sumaría 9 al año"],
  [
    "people-analytics",
    { department: ["technology"] },
    "5 de las 8 vacantes de mando sumaría 1 al año",
  ],
  [
    "proyectos-bi-gestion",
    {},
    "Ampliar hoy un 30 % los que están en curso: con 2,00 h de datos por prevista les faltan 1.080 h",
  ],
  ["rfm-analysis", {}, "300 de esos 1.200: gastaron 118.327 € de los 260.000 €"],
  ["rfm-analysis", { format: ["beans"] }, "130 de esos 519: gastaron 51.555 € de los 113.866 €"],
  ["logistica-supply-chain", {}, "1.261 retrasos, el 26 %"],
  ["logistica-supply-chain", { warehouse: ["south"] }, "472 retrasos"],
  ["ventas-globales", {}, "8 € por cada 100 €, no 15 €, ahorraría 1.012.017 € en 24 meses"],
  [
    "campanas-mkt",
    {},
    "30.000 € de redes a correo compensa con más de 150 matrículas, a menos de 200 € (hoy, 20 €)",
  ],
] as const)("%s under %o recommends what its rows give", async (slug, where, words) => {
  expect(await readAction(slug, where)).toContain(words);
});

test.each([
  ["ventas-bi", 0.2, "Un tope del 20 % de descuento"],
  [
    "compras-bi",
    4,
    "Comprar la mitad en abril ahorra 116.699 €; compensa hasta 18,41 € de almacén",
  ],
  ["soporte-bi", 1, "el 100 % de las que cambian quitaría 49.435 h"],
  ["nps-bi", 859, "Cumplir 859 de esas 859 citas subiría la instalación de −20 a 1"],
  ["people-analytics", 52, "52 de las 52 vacantes de mando sumaría 26 al año"],
  ["proyectos-bi-gestion", 1.24, "con 1,24 h de datos por prevista les faltan 259 h"],
  ["proyectos-bi-gestion", 2.83, "les faltan 1.976 h"],
  ["logistica-supply-chain", 12, "Pedirles 12 días antes evitaría 2.400 retrasos, el 50 %"],
  ["rfm-analysis", 1200, "gastaron 260.000 € de los 260.000 €"],
  ["campanas-mkt", 60_000, "con más de 300 matrículas, a menos de 200 €"],
] as const)("%s with the lever at %s says what its rows give", async (slug, set, words) => {
  expect(await readAction(slug, {}, set)).toContain(words);
});

test.each([
  // As many women as leave, and too few appointments kept.
  ["people-analytics", 26],
  ["nps-bi", 1],
] as const)("%s with the lever at %s promises nothing, and keeps it", async (slug, set) => {
  const opened = await open(slug);
  const { finding, action, lever } = advise(opened, opened.known.model.start, set);
  expect([finding, lever]).not.toContain(undefined);
  expect(action).toBeUndefined();
});

test.each([
  // In the uplands 204 appointments are needed, and 148 were missed.
  ["nps-bi", { area: ["uplands"] }],
  ["nps-bi", { reason: ["missedAppointment"] }],
  ["compras-bi", { family: ["seed"] }],
  ["rfm-analysis", { tier: ["risk"] }],
  ["logistica-supply-chain", { supplier: ["supplier4"] }],
  ["ventas-globales", { country: ["chile", "mexico"] }],
  ["proyectos-bi-gestion", { phase: ["data"] }],
] as const)("%s under %o recommends nothing", async (slug, where) => {
  expect(await readAction(slug, where)).toBeUndefined();
});

test.each([
  ["airline-satisfaction", "more"],
  ["campanas-mkt", "needed"],
  ["compras-bi", "gain"],
  ["logistica-dashboard", "theirs"],
  ["logistica-supply-chain", "saved", (saved: number) => 2400 - saved],
  ["nps-bi", "reached"],
  ["people-analytics", "gain"],
  ["proyectos-bi-gestion", "missing"],
  ["rfm-analysis", "spent"],
  ["soporte-bi", "saved"],
  ["ventas-bi", "gain"],
  ["ventas-globales", "saved"],
] as const)(
  "%s draws along its lever what the rows give there",
  async (slug, place, leaves: (value: number) => number = (value) => value) => {
    const opened = await open(slug);
    const { known, table } = opened;
    const { start } = known.model;
    const rows = known.model.show(start).listRows();
    const { min, max, step, results } = advise(opened, start).lever!;
    const [steps, spaces] = [Math.round((max - min) / step), results.length - 1];
    expect(spaces).toBe(Math.min(steps, 24));
    for (const [at, { value }] of results.entries()) {
      const near = min + step * Math.round((at * steps) / spaces);
      const counted = recounts[slug]!(rows, (name) => table.columns[name]!.values, near);
      expect(Math.abs(value - leaves(counted[place]!)), String(near)).toBeLessThan(0.5001);
    }
  },
);

test(
  "no action contradicts the rows under any filter, wherever its lever is",
  { timeout: 3_600_000 },
  async () => {
    const counts = { states: 0, actions: 0 };
    for (const slug of await listReports()) {
      const opened = await open(slug);
      const { known, table } = opened;
      const states = [...listSlicerStates(known), ...drawStates(known, randomStates)];
      for (const state of states) {
        counts.states += 1;
        const { lever: range } = advise(opened, state);
        if (range === undefined) continue;
        const { min, max, step } = range;
        const steps = Math.floor((max - min) / step);
        const set = min + step * ((7 * counts.states) % (steps + 1));
        for (const { finding, action, lever } of [undefined, set].map((at) =>
          advise(opened, state, at),
        )) {
          if (action === undefined) continue;
          counts.actions += 1;
          expect(finding).toBeDefined();
          const rows = known.model.show(state).listRows();
          const at = lever!.at.value;
          expect(at).toBeGreaterThanOrEqual(min);
          expect(at).toBeLessThanOrEqual(max);
          const counted = recounts[slug]!(rows, (name) => table.columns[name]!.values, at);
          for (const [place, { value, as }] of Object.entries({ ...finding, ...action })) {
            expect(Number.isFinite(value), `${slug} ${place}`).toBe(true);
            if (as.unit === "percent") expect(value, `${slug} ${place}`).toBeGreaterThan(0);
          }
          for (const [place, { value }] of Object.entries(action)) {
            const far = Math.abs(value - counted[place]!) / Math.max(1, Math.abs(value));
            expect(
              far,
              `${slug} ${place}: ${String(value)}, ${String(counted[place])}`,
            ).toBeLessThan(1e-9);
          }
        }
      }
    }
    console.log(`${String(counts.actions)} actions recounted in ${String(counts.states)} states`);
    expect(counts.actions).toBeGreaterThan(200);
  },
);
