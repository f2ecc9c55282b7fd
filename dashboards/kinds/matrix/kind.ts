import type { ChartKind } from "../chart-kind.ts";
import type { MatrixSpec } from "./spec.ts";

export const matrix: ChartKind<MatrixSpec> = { isTable: true };
