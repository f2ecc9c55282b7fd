import { fillText } from "../../../contracts/fill-text.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import { listCodes } from "../../kinds/read-selection.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { useReport } from "../store/use-report.ts";

/** Drills into the one selected bin, for readers without double click or the key `+`. */
export function DrillButton({ visual }: { visual: VisualProps }) {
  const { copy } = useReport();
  const { id, selection, onDrill } = visual;
  const [bin, ...others] = listCodes(selection);
  if (onDrill === undefined || bin === undefined || others.length > 0) return null;
  const drill = (): void => {
    onDrill(bin);
    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  };
  return (
    <button type="button" className="text-button drill-button" onClick={drill}>
      {fillText(copy.shell.drill.into, { name: nameBin(visual, bin) })}
    </button>
  );
}
