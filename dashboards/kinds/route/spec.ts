/**
 * The profile of a route: bins by the third measure, the steepest last, along the sum of the first, a share, and up the
 * sum of the second.
 */
export type RouteSpec = { kind: "route" };
