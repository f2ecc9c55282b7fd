import type { ReactNode } from "react";
import type { Interaction } from "../interact/interaction.ts";
import type { Chart } from "../kinds/chart.ts";
import type { VisualSpec } from "../kinds/registry.ts";
import type { Sort } from "../query/state/report-state.ts";

/** Props of every visual. A visual changes no state itself: it calls the `on…` functions. */
export type VisualProps<Spec extends VisualSpec = VisualSpec> = Chart<Spec> &
  Interaction & {
    title: string;
    /** Describes the drawing and its unit; not shown with a table. */
    note?: string | undefined;
    /** Describes the filtered rows. */
    description?: string | undefined;
    onSort?: ((next: Sort | null) => void) | undefined;
    isTable?: boolean | undefined;
    actions?: ReactNode;
    lead?: ReactNode;
    /** True where the drawing may follow the rest of the visual in tasks of its own. */
    isDrawnLater?: boolean | undefined;
  };

export function isOfKind<Kind extends VisualSpec["kind"]>(
  visual: VisualProps,
  kind: Kind,
): visual is VisualProps<VisualSpec & { kind: Kind }> {
  return visual.spec.kind === kind;
}
