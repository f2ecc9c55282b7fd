import type { MarkState } from "./mark-state.ts";
import type { Paint } from "./paint.ts";

export type States<Name extends string> = Record<
  Name | `${Name}-${Exclude<MarkState, "plain">}`,
  Paint
>;

/** Makes the paints of a mark in each state; a state changes what it names. */
export function inStates<Name extends string>(
  name: Name,
  plain: Paint,
  { unselected = {}, highlighted = {}, selected = highlighted }: Partial<Record<MarkState, Paint>>,
): States<Name> {
  return {
    [name]: plain,
    [`${name}-unselected`]: { ...plain, ...unselected },
    [`${name}-highlighted`]: { ...plain, ...highlighted },
    [`${name}-selected`]: { ...plain, ...selected },
  } as States<Name>;
}
