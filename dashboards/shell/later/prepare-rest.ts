import { hearHolds } from "../../interact/hear-holds.ts";
import type { Presenter } from "../presenter.ts";
import { loadWhyPage } from "./why/why.tsx";

/** What a report does once somebody has turned to it; resolves when nothing of it needs the network any more. */
export async function prepareRest({ load }: Presenter): Promise<unknown> {
  hearHolds();
  return Promise.all([loadWhyPage(), load()]);
}
