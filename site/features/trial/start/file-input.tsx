import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";

type FileInputProps = {
  look: "cell" | "button";
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A label that is a file input; a file that was chosen before the app started counts too. */
export function FileInput({ look, onFile, children }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((): void => {
    const [file] = input.current?.files ?? [];
    if (file === undefined) return;
    onFile(file);
    // The same file may be chosen again.
    input.current!.value = "";
  });
  useEffect(() => take(), []);
  return (
    <label className={look === "cell" ? "trial-choose" : "trial-choose button button-primary"}>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.json,.parquet"
        onChange={() => take()}
      />
      {children}
    </label>
  );
}
