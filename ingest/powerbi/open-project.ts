import { readBim } from "./model/read-bim.ts";
import { readTmdl } from "./model/read-tmdl.ts";
import type { SemanticModel } from "./model/semantic-model.ts";
import type { PbirReport } from "./report/pbir-report.ts";
import { readPbir } from "./report/read-pbir.ts";

export type PowerBiProject = { name: string; report: PbirReport; model: SemanticModel };

/** A project that is not complete: without pages, or without a model. */
export class ProjectFault extends Error {
  readonly code: "no-report" | "no-model";

  constructor(code: ProjectFault["code"]) {
    super(code);
    this.code = code;
  }
}

/**
 * Opens a project from its text files by their paths in the report's and the model's folder: `definition/report.json`,
 * `definition/tables/Sales.tmdl`, `model.bim`.
 */
export function openProject(
  name: string,
  report: ReadonlyMap<string, string>,
  model: ReadonlyMap<string, string>,
): PowerBiProject {
  const pages = below(report, "definition/");
  if (pages.size === 0) throw new ProjectFault("no-report");
  const bim = model.get("model.bim");
  const tmdl = [...model].filter(([path]) => path.endsWith(".tmdl")).map(([, text]) => text);
  if (bim === undefined && tmdl.length === 0) throw new ProjectFault("no-model");
  return {
    name,
    report: readPbir(pages),
    model: tmdl.length > 0 ? readTmdl(tmdl) : readBim(bim!),
  };
}

function below(files: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  return new Map(
    [...files].flatMap(([path, text]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), text]] : [],
    ),
  );
}
