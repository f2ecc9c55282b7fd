import type { Metadata } from "../page-data.ts";
export function Page() {
  return <h1>Legal</h1>;
}
export function describe(): Metadata {
  return { title: "Legal", description: "Legal" };
}
