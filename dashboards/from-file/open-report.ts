import { fileDefinitionPath } from "../../contracts/report-files.ts";
import type { ReportCode } from "../shell/report-code.ts";
import type { FileDefinition } from "./file-definition.ts";
import { openClaims } from "./open-claims.ts";
import { openDefinition } from "./open-definition.ts";
import { decodeRows } from "./rows/decode-rows.ts";
import type { RowsHeader } from "./rows/rows-file.ts";

/** A report from a file as the browser loads it: `rows` is the address of its numbers. */
export type PublishedDefinition = {
  definition: FileDefinition;
  header: Pick<RowsHeader, "columns">;
  rows: string;
};

/** Loads a report from a file, its claims included; page and worker call it, and the page asks once. */
export async function openReport(slug: string): Promise<ReportCode> {
  return (opened[slug] ??= open(slug).catch((error: unknown) => {
    delete opened[slug];
    throw error;
  }));
}

const opened: Record<string, Promise<ReportCode>> = {};

async function open(slug: string): Promise<ReportCode> {
  const answer = await load(fileDefinitionPath(slug));
  const { definition, header, rows } = (await answer.json()) as PublishedDefinition;
  return {
    report: openDefinition(slug, definition, header, {
      address: import.meta.url,
      generate: () => {
        throw new Error("The rows of a file are fetched");
      },
      fetchRows: async () => decodeRows(await (await load(rows)).arrayBuffer()),
    }),
    claims: openClaims(definition),
    alternatives: definition.alternatives ?? {},
    recommend: () => ({}),
  };
}

async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${String(answer.status)}`);
  return answer;
}
