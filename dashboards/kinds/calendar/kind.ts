import type { ChartKind } from "../chart-kind.ts";
import { layOutCalendar } from "./layout.ts";
import type { CalendarSpec } from "./spec.ts";

export const calendar: ChartKind<CalendarSpec> = { layOut: layOutCalendar };
