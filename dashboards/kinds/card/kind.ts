import type { ChartKind } from "../chart-kind.ts";
import type { CardSpec } from "./spec.ts";

export const card: ChartKind<CardSpec> = {};
