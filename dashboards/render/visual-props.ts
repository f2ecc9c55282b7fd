import type { ReactNode } from "react";
import type { Interaction } from "../interact/interaction.ts";
import type { Chart } from "../kinds/chart.ts";
import type { VisualSpec } from "../kinds/registry.ts";
import type { Sort } from "../query/state/report-state.ts";

/** What every visual takes. It never changes anything itself: what the reader asks for goes to the `on…` functions. */
export type VisualProps<Spec extends VisualSpec = VisualSpec> = Chart<Spec> &
  Interaction & {
    /** A finding where it holds, else what is drawn. */
    title: string;
    description?: string | undefined;
    onSort?: ((next: Sort | null) => void) | undefined;
    isTable?: boolean | undefined;
    /** Beside the title (menu of the visual), and between title and drawing (breadcrumb). */
    actions?: ReactNode;
    lead?: ReactNode;
  };
