// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import shell from "#folder/content/copy/en/reportShell.json" with { type: "json" };
import { sortView, type ReportState } from "../../query/state/report-state.ts";
import type { DescribedResult } from "../store/described-result.ts";
import { createReportStore } from "../store/report-store.ts";
import { ReportContext, useSnapshot, type OpenReport } from "../store/use-report.ts";
import { VisualBoundary } from "./visual-boundary.tsx";

const start: ReportState = { page: "one", filters: {}, drill: {}, sort: {}, focus: null };

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Visual({ view }: { view: string }) {
  if (useSnapshot().state.sort[view] === undefined) throw new Error(`cannot draw ${view}`);
  return <p>{view} is drawn</p>;
}

test("a visual that throws says so and leaves the others, and is drawn again when it can be", () => {
  const copy = { shell } as OpenReport["copy"];
  const ordered = sortView(start, "good", { by: "label", isDescending: false });
  const store = createReportStore(() => ({}) as DescribedResult, ordered, copy);
  render(
    <ReportContext value={{ store, copy } as OpenReport}>
      {["good", "bad"].map((view) => (
        <VisualBoundary key={view}>
          <Visual view={view} />
        </VisualBoundary>
      ))}
    </ReportContext>,
  );
  expect(screen.getByText("good is drawn")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toBe(shell.visual.failed);
  act(() => store.change((state) => sortView(state, "bad", { by: "label", isDescending: false })));
  expect(screen.getByText("bad is drawn")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});
