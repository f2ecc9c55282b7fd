import type { VisualProps } from "../charts/visual.ts";
import { Disclosure } from "./disclosure.tsx";
import { Sign } from "./sign.tsx";
import { useReport, useSnapshot } from "./use-report.ts";

type VisualMenuProps = {
  visual: VisualProps;
  view: string;
  name: string;
  isTable: boolean;
  onTable: () => void;
  onHow: () => void;
};

/** What can be done with one visual. */
export function VisualMenu({ visual, view, name, isTable, onTable, onHow }: VisualMenuProps) {
  const { store, text } = useReport();
  const { state } = useSnapshot();
  const words = text.shell.visual;
  const isFocused = state.focus === view;
  const acts: readonly [string, () => void][] = [
    [isTable ? words.chart : words.table, onTable],
    ...(view === "total"
      ? []
      : [
          [
            isFocused ? words.leaveFocus : words.focus,
            () => store.change((current) => ({ ...current, focus: isFocused ? null : view })),
          ] satisfies [string, () => void],
        ]),
    [words.how, onHow],
  ];
  void visual;
  return (
    <Disclosure name={name} button={<Sign name="more" />} className="menu">
      {(close) => (
        <ul>
          {acts.map(([label, act]) => (
            <li key={label}>
              <button type="button" onClick={() => (act(), close())}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
