import type { OpenReport } from "../../store/use-report.ts";
import { describeFilters } from "../answers/describe-filters.ts";

/** Some systems cut longer file names. */
const longest = 100;

/** Names a downloaded file by its report and part, its filters in words, and the scenario. */
export function nameFile(report: OpenReport, part: string, ending: string): string {
  const { module, store, copy } = report;
  const { state, tried } = store.snapshot();
  const filters = describeFilters(report, state).map(({ name, values }) => `${name} ${values}`);
  const name = [module.definition.slug, part, ...filters.map(simplify)]
    .filter((word) => word !== "")
    .join("-")
    .slice(0, longest)
    .replace(/-$/, "");
  const scenario = tried === undefined ? "" : `-${tried.nameFile(copy.language)}`;
  return `${name}${scenario}.${ending}`;
}

function simplify(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z\d]+/g, "-").replaceAll(/^-|-$/g, "");
}
