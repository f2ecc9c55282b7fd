import { openPlot } from "../charts/plot.ts";
import { open as openEngine } from "../engines/duckdb.ts";
import { joinStack } from "../join-stack.ts";

export const open = joinStack(openEngine, openPlot);
