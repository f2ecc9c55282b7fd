import type { VisualProps } from "./visual-props.ts";

/** Writes the sentences below the title of a visual; empty where there are none. */
export function writeNote({ note, description, isTable }: VisualProps): string {
  return [isTable === true ? "" : note, description].filter(Boolean).join(". ");
}
