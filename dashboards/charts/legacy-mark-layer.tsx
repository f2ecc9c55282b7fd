import { MarkLayer } from "../interact/mark-layer.tsx";
import type { VisualProps } from "../render/visual-props.ts";
import type { TipText } from "../scene/scene.ts";
import type { Mark } from "./mark.ts";

type LegacyMarkLayerProps = {
  visual: VisualProps;
  marks: readonly Mark[];
  tell: (index: number) => TipText;
};

/** The mark layer for kinds that are not laid out as a scene yet. */
export function LegacyMarkLayer({ visual, marks, tell }: LegacyMarkLayerProps) {
  const targets = marks.map((mark, at) => ({ ...mark, tip: () => tell(at) }));
  return <MarkLayer visual={visual} scene={{ targets, isBrushable: false }} />;
}
