import { expect, test } from "vitest";
import { createFormatters } from "../../dashboards/format/formatters.ts";
import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import type { Recommend } from "../../dashboards/query/claims/recommendation.ts";
import type { Where } from "../../dashboards/query/report-definition.ts";
import type { ReportState } from "../../dashboards/query/state/report-state.ts";
import { createAdvise } from "../../dashboards/shell/recommendation/advise.ts";
import { writeSentence } from "../../dashboards/shell/recommendation/write-sentence.ts";
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

function advise({ known, table, recommend }: Opened, state: ReportState) {
  return createAdvise(known.module.definition, recommend)(table, state, known.model.show(state))!;
}

/** The action of a report under a filter, in Spanish. */
async function readAction(slug: string, where: Where = {}): Promise<string | undefined> {
  const opened = await open(slug);
  const { model, copy } = opened.known;
  const state = model.stateOf({ id: "", page: model.start.page, where });
  const format = createFormatters("es", copy.charts);
  return writeSentence(copy.report.recommendation.action, advise(opened, state).action, format);
}

test.each([
  ["ventas-bi", {}, "92.095 € más; compensa hasta perder el 47 %"],
  ["ventas-bi", { channel: ["online"] }, "13.077 € más; compensa hasta perder el 48 %"],
  ["compras-bi", {}, "125.212 € menos; compensa hasta 16,18 €"],
  ["compras-bi", { section: ["cereals"] }, "51.981 € menos; compensa hasta 15,50 €"],
  ["soporte-bi", {}, "12.359 h de espera, de 240.000"],
  ["soporte-bi", { team: ["applications"] }, "4.197 h de espera, de 63.619"],
  ["airline-satisfaction", {}, "14.437 satisfechos más: 55 de cada 100"],
  ["airline-satisfaction", { haul: ["long"] }, "5.088 satisfechos más: 43 de cada 100"],
  ["nps-bi", {}, "800 de esas 859 citas"],
  [
    "logistica-dashboard",
    {},
    "los 21 parados de los dos clientes que más tienen, ese día bastarían 173",
  ],
  ["people-analytics", {}, "35 de las 52 vacantes de mando sumaría 9"],
  ["people-analytics", { department: ["technology"] }, "5 de las 8 vacantes de mando sumaría 1"],
  ["proyectos-bi-gestion", {}, "1.080 h de datos: ampliar hoy un 30 %"],
  ["rfm-analysis", {}, "300 de esos 1.200: gastaron 118.327 € de los 260.000 €"],
  ["rfm-analysis", { format: ["beans"] }, "130 de esos 519: gastaron 51.555 € de los 113.866 €"],
  ["logistica-supply-chain", {}, "1.261 retrasos, el 26 %"],
  ["logistica-supply-chain", { warehouse: ["south"] }, "472 retrasos"],
  ["ventas-globales", {}, "1.012.017 €: 8 € por cada 100 € de ventas, no 15 €"],
  [
    "campanas-mkt",
    {},
    "30.000 € de redes a correo compensa si allí una matrícula cuesta menos de 200 €; hoy, 20 €",
  ],
] as const)("%s under %o recommends what its rows give", async (slug, where, words) => {
  const action = (await readAction(slug, where))?.replaceAll("\u00A0", " ");
  expect(action).toContain(words);
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

test("no action contradicts the rows under any filter", { timeout: 3_600_000 }, async () => {
  const counts = { states: 0, actions: 0 };
  for (const slug of await listReports()) {
    const opened = await open(slug);
    const { known, table } = opened;
    const states = [...listSlicerStates(known), ...drawStates(known, randomStates)];
    for (const state of states) {
      const { finding, action } = advise(opened, state);
      counts.states += 1;
      if (action === undefined) continue;
      counts.actions += 1;
      expect(finding).toBeDefined();
      const rows = known.model.show(state).listRows();
      const counted = recounts[slug]!(rows, (name) => table.columns[name]!.values);
      for (const [place, { value }] of Object.entries({ ...finding, ...action })) {
        expect(Number.isFinite(value), `${slug} ${place}`).toBe(true);
      }
      for (const [place, { value }] of Object.entries(action)) {
        const far = Math.abs(value - counted[place]!) / Math.max(1, Math.abs(value));
        expect(far, `${slug} ${place}: ${String(value)}, ${String(counted[place])}`).toBeLessThan(
          1e-9,
        );
      }
    }
  }
  console.log(`${String(counts.actions)} actions recounted in ${String(counts.states)} states`);
  expect(counts.actions).toBeGreaterThan(200);
});
