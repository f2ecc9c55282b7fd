import type { ChartKind } from "../chart-kind.ts";
import { layOutWaffle } from "./layout.ts";

/** A hundred units shared out between few bins. */
export const waffle: ChartKind<{ kind: "waffle" }> = { layOut: layOutWaffle, isShare: true };
