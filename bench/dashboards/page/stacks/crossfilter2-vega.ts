import { openVega } from "../charts/vega.ts";
import { open as openEngine } from "../engines/crossfilter2.ts";
import { joinStack } from "../join-stack.ts";

export const open = joinStack(openEngine, openVega);
