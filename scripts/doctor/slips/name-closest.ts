import { closestMatch } from "leven";

const mostEdits = 3;

/** The name that was probably meant, capitals aside; undefined where none is near. */
export function nameClosest(name: string, names: readonly string[]): string | undefined {
  const byPlain = new Map(names.map((known) => [known.toLowerCase(), known]));
  const near = closestMatch(name.toLowerCase(), [...byPlain.keys()], { maxDistance: mostEdits });
  return near === undefined ? undefined : byPlain.get(near);
}
