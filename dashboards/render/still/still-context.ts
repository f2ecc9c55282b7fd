import { createContext } from "react";
import type { VisualProps } from "../visual-props.ts";

/** Writes a visual's drawing for the document; in the browser nothing has to, as the document has it. */
export const StillContext = createContext<(visual: VisualProps) => string>(() => "");
