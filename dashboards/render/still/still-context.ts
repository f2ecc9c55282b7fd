import { createContext } from "react";
import type { VisualProps } from "../visual-props.ts";

/** Writes a visual's static drawing for the document; empty in the browser, where the document has it. */
export const StillContext = createContext<(visual: VisualProps) => string>(() => "");
