import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes a file that is dropped or pasted anywhere on the page, and cells that are pasted; returns true while a file is
 * held above it.
 */
export function useDrops(onFile: (file: File) => void, pastedName: string): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let depth = 0;
    const hasFile = ({ dataTransfer }: DragEvent): boolean =>
      dataTransfer?.types.includes("Files") === true;
    const enter = (change: 1 | -1) => (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth = Math.max(0, depth + change);
      setIsOver(depth > 0);
    };
    addEventListener("dragenter", enter(1), { signal });
    addEventListener("dragleave", enter(-1), { signal });
    addEventListener("dragover", (event) => hasFile(event) && event.preventDefault(), { signal });
    addEventListener(
      "drop",
      (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        depth = 0;
        setIsOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) take(file);
      },
      { signal },
    );
    addEventListener(
      "paste",
      ({ clipboardData, target }) => {
        if (target instanceof HTMLElement && target.matches("input[type=text], textarea")) return;
        const [file] = clipboardData?.files ?? [];
        const text = clipboardData?.getData("text/plain") ?? "";
        if (file !== undefined) take(file);
        else if (/[\t\n].*\S/.test(text)) take(new File([text], pastedName));
      },
      { signal },
    );
    return () => end.abort();
  }, [pastedName]);
  return isOver;
}
