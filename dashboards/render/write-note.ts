import type { VisualProps } from "./visual-props.ts";

/** The sentences below the title of a visual; empty without any. */
export function writeNote({ note, description, isTable }: VisualProps): string {
  return [isTable === true ? "" : note, description].filter(Boolean).join(". ");
}
