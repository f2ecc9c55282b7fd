import { existsSync, openAsBlob, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import {
  openProject,
  ProjectFault,
  type PowerBiProject,
} from "../../../ingest/powerbi/open-project.ts";
import { readZipDirectory, readZipText } from "../../../ingest/read/spreadsheet/zip-directory.ts";

type Files = Map<string, string>;

const texts = /\.(?:json|tmdl|bim|pbir)$/;
const mostBytes = 50 * 2 ** 20;

/** True of a path that names a project of Power BI. */
export function isProject(path: string): boolean {
  return /\.(?:pbip|pbix|Report)$/i.test(path.replace(/\/$/, ""));
}

/**
 * Reads a project from its `.pbip` file or `.Report` folder, or the pages of a `.pbix` with a `.SemanticModel` folder
 * beside it; throws a `ProjectFault` where pages or model are missing.
 */
export async function readProject(path: string): Promise<PowerBiProject> {
  const name = basename(path).replace(/\.(?:pbip|pbix|Report)$/i, "");
  if (/\.pbix$/i.test(path)) {
    const model = await findModelBeside(path, name);
    return openProject(name, await readPages(path), await readTexts(model));
  }
  const report = /\.pbip$/i.test(path) ? await findReport(path) : path;
  return openProject(name, await readTexts(report), await readTexts(await findModel(report)));
}

async function findReport(path: string): Promise<string> {
  const { artifacts } = JSON.parse(await readFile(path, "utf8")) as {
    artifacts?: { report?: { path?: string } }[];
  };
  const own = artifacts?.find(({ report }) => report?.path)?.report?.path;
  if (own === undefined) throw new ProjectFault("no-report");
  return resolve(dirname(path), own);
}

async function findModel(report: string): Promise<string> {
  const definition = join(report, "definition.pbir");
  const { datasetReference } = (
    existsSync(definition) ? JSON.parse(await readFile(definition, "utf8")) : {}
  ) as { datasetReference?: { byPath?: { path?: string } } };
  const own = datasetReference?.byPath?.path;
  return own === undefined ? report.replace(/\.Report$/i, ".SemanticModel") : resolve(report, own);
}

async function findModelBeside(path: string, name: string): Promise<string> {
  const folder = dirname(path);
  const models = (await readdir(folder)).filter((one) => one.endsWith(".SemanticModel"));
  const found = models.find((one) => one.startsWith(name)) ?? models[0];
  if (found === undefined) throw new ProjectFault("no-model");
  return join(folder, found);
}

/** Reads the text files of a folder by their paths within it; larger ones than any text are left out. */
async function readTexts(folder: string): Promise<Files> {
  if (!existsSync(folder)) return new Map();
  const paths = await readdir(folder, { recursive: true });
  const files: Files = new Map();
  for (const path of paths.toSorted()) {
    const full = join(folder, path);
    if (!texts.test(path) || statSync(full).size > mostBytes) continue;
    files.set(path.replaceAll("\\", "/"), await readFile(full, "utf8"));
  }
  return files;
}

async function readPages(path: string): Promise<Files> {
  const file = await openAsBlob(path);
  const entries = await readZipDirectory(file);
  const files: Files = new Map();
  for (const { name, bytes } of entries) {
    const own = /^Report\/(definition\/.+\.json)$/.exec(name)?.[1];
    if (own === undefined || bytes > mostBytes) continue;
    files.set(own, (await readZipText(file, entries, name))!);
  }
  return files;
}

/** Lists the files of rows beside a project or in its `data` folder, by the name of their table. */
export async function listTableFiles(path: string): Promise<Map<string, string>> {
  const folder = dirname(path.replace(/\/$/, ""));
  const found = new Map<string, string>();
  for (const place of [folder, join(folder, "data")]) {
    const names = existsSync(place) ? await readdir(place) : [];
    for (const name of names.toSorted())
      if (/\.(?:csv|tsv|parquet|xlsx)$/i.test(name))
        found.set(basename(name, extname(name)).toLowerCase(), join(place, name));
  }
  return found;
}
