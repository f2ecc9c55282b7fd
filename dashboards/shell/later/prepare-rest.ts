import { hearHolds } from "../../interact/hear-holds.ts";
import type { Presenter } from "../presenter.ts";
import { loadWhyPage } from "./why/why.tsx";

/** Prepares a report after the first input; resolves when its parts need the network no more. */
export async function prepareRest({ load }: Presenter): Promise<unknown> {
  hearHolds();
  return Promise.all([loadWhyPage(), load()]);
}
