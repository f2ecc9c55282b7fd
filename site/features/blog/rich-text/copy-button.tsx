import { useState, type MouseEvent } from "react";
import type { RichTextLabels } from "./rich-text-options.ts";

type CopyButtonProps = { text: string; labels: RichTextLabels; language: string | undefined };

/** Copies the code that it stands above and says so; where the browser refuses, selects it. */
export function CopyButton({ text, labels, language }: CopyButtonProps) {
  const [state, setState] = useState<"ready" | "copied">("ready");

  // Said again each time.
  async function copy({ currentTarget }: MouseEvent): Promise<void> {
    setState("ready");
    const code = currentTarget.closest(".rich-text-code")!.querySelector("code")!;
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      getSelection()?.selectAllChildren(code);
    }
  }
  return (
    <div className="rich-text-copy" lang={language}>
      <span role="status">{state === "copied" && labels.copied}</span>
      <button type="button" onClick={(event) => void copy(event)}>
        {labels.copy}
      </button>
    </div>
  );
}
