import { useEffect, useState } from "react";
import type { RichTextLabels } from "./rich-text-options.ts";

type CopyButtonProps = { text: string; labels: RichTextLabels; language: string | undefined };

/** Copies a text and says so. It comes with the app, as nothing else can copy. */
export function CopyButton({ text, labels, language }: CopyButtonProps) {
  const [state, setState] = useState<"absent" | "ready" | "copied">("absent");
  useEffect(() => setState("ready"), []);
  if (state === "absent") return null;

  // Said again each time.
  async function copy(): Promise<void> {
    setState("ready");
    await navigator.clipboard.writeText(text);
    setState("copied");
  }
  return (
    <div className="rich-text-copy" lang={language}>
      <span role="status">{state === "copied" && labels.copied}</span>
      <button type="button" onClick={() => void copy()}>
        {labels.copy}
      </button>
    </div>
  );
}
