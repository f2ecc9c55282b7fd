import type { Metadata } from "../page-data.ts";
export function Page() {
  return <h1>Caso</h1>;
}
export function describe(): Metadata {
  return { title: "Caso", description: "Caso" };
}
