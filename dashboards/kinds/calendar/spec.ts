/** A calendar: a cell for each day of a view by day. */
export type CalendarSpec = { kind: "calendar"; ramp?: "even" | "diverging" | "adverse" };
