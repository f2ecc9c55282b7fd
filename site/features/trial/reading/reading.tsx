import { useEffect, useEffectEvent, useState } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import type { Trial } from "../state/use-trial.ts";
import { writeSize } from "../state/write-values.ts";
import { describeDots, estimateRows } from "./describe-dots.ts";
import { PreviewTable } from "./preview-table.tsx";
import { UnderstoodList } from "./understood-list.tsx";
import "./reading.css";

const statusMs = 2000;

/** A file that is being read: rows so far as dots, and what is understood of them already. */
export function Reading({ trial: { state, leave } }: { trial: Trial }) {
  const copy = useCopy("trial").reading;
  const locale = useLocale();
  const { file, progress, understood, preview } = state;
  const { share, rows, goneMs } = progress;
  const all = estimateRows(progress);
  const write = (count: number): string => formatNumber(count, locale);
  const words =
    share === 1 ? copy.drawing : all === 0 ? copy.first : fillText(copy.rows, { rows: write(all) });
  const dots = describeDots(rows, all);
  return (
    <section className="trial-reading">
      <p className="caption">
        {fillText(copy.file, { name: file.name, size: writeSize(file.bytes, locale) })}
      </p>
      <div className="trial-count">
        <h1 tabIndex={-1}>
          <span className="figure">{write(rows)}</span> <span>{words}</span>
        </h1>
        <div className="trial-cancel">
          <Left share={share} goneMs={goneMs} />
          <Button look="outline" onClick={leave}>
            {copy.cancel}
          </Button>
        </div>
      </div>
      <Spoken text={`${write(rows)} ${words}`} />
      <div
        className="trial-dots"
        role="img"
        aria-label={fillText(copy.dots, { read: dots.read, all: dots.all })}
      >
        {Array.from({ length: dots.all }, (_, index) => (
          <i key={index} data-read={index < dots.read || undefined} />
        ))}
      </div>
      <p className="caption">{fillText(copy.dot, { rows: write(dots.rowsOfDot) })}</p>
      <div className="trial-known">
        <UnderstoodList understood={understood} />
        {preview !== null && <PreviewTable preview={preview} />}
      </div>
    </section>
  );
}

/** The time left, once a second of it is known. */
function Left({ share, goneMs }: { share: number; goneMs: number }) {
  const copy = useCopy("trial").reading;
  const seconds = Math.ceil((goneMs * (1 - share)) / Math.max(share, 0.01) / 1000);
  if (share === 0 || share === 1 || seconds < 1) return null;
  return <p>{fillText(copy.left, { seconds })}</p>;
}

/** Speaks a text that changes all the time every other second. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text);
  const speak = useEffectEvent(() => setSpoken(text));
  useEffect(() => {
    const timer = setInterval(() => speak(), statusMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
