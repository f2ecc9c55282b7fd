import { askBookings } from "./requests/bookings.ts";
import { askEnquiries, askMethods, askState } from "./requests/calls.ts";
import { askEncodings, askFiles, askKnown, askRanges } from "./requests/files.ts";
import { askHostile, askMalformed, askOutside } from "./requests/hostile.ts";
import { askEditions, askMoved, askPages, askSpellings } from "./requests/pages.ts";
import type { Talk } from "./talk.ts";

/** Groups of requests to an edition, by name. */
export const groups = {
  pages: askPages,
  files: askFiles,
  moved: askMoved,
  editions: askEditions,
  spellings: askSpellings,
  encodings: askEncodings,
  known: askKnown,
  ranges: askRanges,
  hostile: askHostile,
  outside: askOutside,
  malformed: askMalformed,
  methods: askMethods,
  state: askState,
  enquiries: askEnquiries,
  bookings: askBookings,
} satisfies Record<string, (talk: Talk) => Promise<void>>;

export type GroupName = keyof typeof groups;

export const allGroups = Object.keys(groups) as GroupName[];

/** Groups that a static host answers too. */
export const groupsOfFiles = ["pages", "files", "moved"] as const satisfies GroupName[];
