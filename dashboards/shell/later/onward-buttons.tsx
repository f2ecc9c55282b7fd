import { fillText } from "../../../contracts/fill-text.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import { listCodes } from "../../kinds/read-selection.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { useReport } from "../store/use-report.ts";

/** Leads from a selection to the page that explains it, and from one bin into it, for readers without a tooltip. */
export function OnwardButtons({ visual }: { visual: VisualProps }) {
  const { copy } = useReport();
  const { id, selection, onDrill, through, format } = visual;
  const bins = listCodes(selection);
  const [bin, ...others] = bins;
  if (bin === undefined) return null;
  const drill = (): void => {
    onDrill?.(bin);
    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  };
  return (
    <p className="onward">
      {onDrill !== undefined && others.length === 0 && (
        <button type="button" className="text-button" onClick={drill}>
          {fillText(copy.shell.drill.into, { name: nameBin(visual, bin) })}
        </button>
      )}
      {through && (
        <button type="button" className="text-button" onClick={() => through.open(bins)}>
          {fillText(format.copy.mark.through, { page: through.name })}
        </button>
      )}
    </p>
  );
}
