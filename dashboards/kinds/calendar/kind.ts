import type { ChartKind } from "../chart-kind.ts";
import { layOutCalendar } from "./layout.ts";
import type { CalendarSpec } from "./spec.ts";
import { summariseDays } from "./summarise-days.ts";

export const calendar: ChartKind<CalendarSpec> = {
  layOut: layOutCalendar,
  scenario: "none",
  spotlight: "cells",
  summarise: summariseDays,
};
