/** New keys by the old ones, oldest first. */
export type Moves = Readonly<Record<string, string>>;

/** Texts whose key changed, e.g. `nav.skip`: group and key of `content/copy`. An owner's folder is brought along. */
export const movedTexts: Moves = {};

/** Settings of `site.config.ts` whose name changed, e.g. `course.signup`. */
export const movedSettings: Moves = {};
