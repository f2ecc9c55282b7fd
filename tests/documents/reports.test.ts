// @vitest-environment happy-dom
import { readFile } from "node:fs/promises";
import { createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { findKind, loadKinds } from "../../dashboards/kinds/registry.ts";
import { ReportApp } from "../../dashboards/shell/report-app.tsx";
import { listKindsToLoad } from "../../dashboards/shell/list-kinds-to-load.ts";
import type { InitialSnapshot } from "../../dashboards/shell/store/initial-snapshot.ts";
import { startReport } from "../../dashboards/shell/store/start-report.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { plainText } from "../support/page/plain-text.ts";
import { loadReportModel, readTitle } from "../support/report-model.ts";

const slugs = await listReports();

for (const slug of slugs) {
  describe.each(locales)(`${slug} (%s)`, (locale) => {
    it("holds what its first page shows, as the report itself renders it", async () => {
      const root = await openDocument(slug, locale);
      const known = await loadReportModel(slug, locale);
      const { module, model, copy, format } = known;
      expect(document.documentElement.lang).toBe(locale);
      const heading = document.querySelector("h1");
      expect(heading?.textContent).toBe(copy.report.title);
      const total = model.show(model.start).read("total");
      const figures = module.layout.cards.map(({ measure }) => {
        const { unit, decimals } = module.definition.measures[measure]!;
        return format.parts({ unit, decimals }, total.values(measure)[0]!).figure;
      });
      expect(listTexts(root, ".card-figure .d")).toEqual(figures);
      await loadKinds(listKindsToLoad(module.layout, module.layout.pages[0]!.id));
      const [first] = module.layout.pages;
      expect(listTexts(root, ".visual-title").map(plainText)).toEqual(
        first!.visuals.map(({ id }) => plainText(readTitle(known, id))),
      );
      for (const { id, spec } of first!.visuals) {
        const drawn = "layOut" in findKind(spec.kind) ? "svg.drawing :is(rect,path,circle)" : "td";
        expect(root.querySelector(`#${id} ${drawn}`), id).not.toBeNull();
      }
      expect(document.querySelectorAll(".report-plain dd").length).toBeGreaterThan(0);

      const file = await readFile(`demo/dist/_reports/${slug}.json`, "utf8");
      const started = await startReport(module, JSON.parse(file) as InitialSnapshot, copy, {
        scenario: neverAsked,
        groups: neverAsked,
        presentation: neverAsked,
      });
      expect(root.querySelector("[data-slopes]")).not.toBeNull();
      const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
      await act(async () => {
        const app = createElement(ReportApp, { started, isEmbedded: false });
        hydrateRoot(root, createElement(StrictMode, null, app), { onRecoverableError: fail });
      });
      expect(errors.mock.calls).toEqual([]);
      expect(document.querySelector("h1")).toBe(heading);
      errors.mockRestore();
    });

    it("has the colors that its drawings name", async () => {
      const html = await readFile(`demo/dist${reportPath(slug, locale)}.html`, "utf8");
      const named = new Set([...html.matchAll(/="var\((--[\w-]+)\)"/g)].map(([, name]) => name!));
      expect(named.size).toBeGreaterThan(0);
      expect([...named].filter((name) => !html.includes(`${name}:`))).toEqual([]);
    });
  });
}

function fail(error: unknown): void {
  console.error(error);
}

/** The first page needs no scenario. */
async function neverAsked(): Promise<never> {
  throw new Error("Nothing was tried out");
}

async function openDocument(slug: string, locale: (typeof locales)[number]): Promise<HTMLElement> {
  const html = await readFile(`demo/dist${reportPath(slug, locale)}.html`, "utf8");
  document.documentElement.lang = /<html lang="(\w+)"/.exec(html)![1]!;
  document.body.innerHTML = /<body>([\s\S]*)<script id="boot"/.exec(html)![1]!;
  return document.querySelector<HTMLElement>("#report")!;
}

function listTexts(root: HTMLElement, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
}
