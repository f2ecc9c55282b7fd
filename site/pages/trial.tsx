import { FileTrial } from "../features/trial/file-trial.tsx";
import type { Metadata, PageData } from "../page-data.ts";

export function Page() {
  return <FileTrial />;
}

export function describe({ copy }: PageData): Metadata {
  return copy.trial?.meta ?? { description: "" };
}
