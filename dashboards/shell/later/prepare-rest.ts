import { hearHolds } from "../../interact/hear-holds.ts";
import { loadWhyPage } from "./why/why.tsx";

/** What a report does once somebody has turned to it; resolves when nothing of it needs the network any more. */
export async function prepareRest(): Promise<unknown> {
  hearHolds();
  return loadWhyPage();
}
