import { appendFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../../tests/support/copy-project.ts";
import { generatePosts } from "./generate-posts.ts";
import { runBuild, type BuildRun } from "./run-build.ts";

// How long a build takes without a cache and after a changed word: of the site as it is, and with generated posts.
const { values } = parseArgs({ options: { posts: { type: "string" } } });
const counts = (values.posts ?? "0,250,500,1000").split(",").map(Number);
const changedPost = "content/blog/elegir-cinco-kpi/es.md";
// What the browser loads of the whole blog: the list's page, its data, and the posts' summaries.
const lists = ["blog.html", "_data/es/blog.json", "_blog/es/posts.json"];

const project = await copyProject(".cache/bench-build", {});
let smaller: BuildRun | undefined;
for (const count of counts) {
  await generatePosts(project, count);
  await rm(join(project, ".cache"), { recursive: true, force: true });
  const cold = await runBuild(project);
  await appendFile(join(project, changedPost), "\nUna palabra.\n");
  const changed = await runBuild(project);
  console.log(`\n${String(count)} generated posts: ${String(cold.documents)} documents`);
  console.log(`  without cache   ${describe(cold)}`);
  console.log(`  a changed word  ${describe(changed)}`);
  if (smaller !== undefined) console.log(`  against the former: ${compare(cold, smaller)}`);
  console.log(`  ${(await Promise.all(lists.map(describeList))).join(", ")}`);
  smaller = cold;
}
await rm(project, { recursive: true });

function describe({ seconds, processorSeconds, memory, documents, steps }: BuildRun): string {
  const each = ((processorSeconds / documents) * 1000).toFixed(0);
  return `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processors (${each} ms a document), ${memory.toFixed(0)} MB; ${steps}`;
}

function compare(run: BuildRun, former: BuildRun): string {
  const ratio = (of: (run: BuildRun) => number) => `× ${(of(run) / of(former)).toFixed(2)}`;
  return `documents ${ratio((one) => one.documents)}, time ${ratio((one) => one.seconds)}, processors ${ratio((one) => one.processorSeconds)}`;
}

async function describeList(file: string): Promise<string> {
  const path = join(project, "dist", file);
  const [plain, br] = await Promise.all([readFile(path), readFile(`${path}.br`)]);
  return `${file} ${describeKilobytes(plain)} (${describeKilobytes(br)} br)`;
}

function describeKilobytes({ byteLength }: Buffer): string {
  return `${(byteLength / 1024).toFixed(0)} KB`;
}
