import { useEffect, useState, type ComponentType } from "react";
import { useReport } from "../store/use-report.ts";

type LaterPartProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** A part that few readers open: its file is asked for when it is shown; where it is lost, a sentence says so. `load` keeps its identity. */
export function LaterPart<Props extends object>({ load, props }: LaterPartProps<Props>) {
  const { copy } = useReport();
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> | null }>();
  useEffect(() => {
    let isShown = true;
    const show = (Part: ComponentType<Props> | null): void => {
      if (isShown) setLoaded({ Part });
    };
    load().then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [load]);
  if (loaded === undefined) return null;
  const { Part } = loaded;
  if (Part !== null) return <Part {...props} />;
  return (
    <p className="report-hint" role="alert">
      {copy.shell.lost}
    </p>
  );
}
