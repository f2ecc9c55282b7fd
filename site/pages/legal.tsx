import type { Metadata, PageData } from "../page-data.ts";
export function Page() {
  return <h1>Legal</h1>;
}
export function describe(_: PageData): Metadata {
  return { title: "Legal", description: "Legal" };
}
