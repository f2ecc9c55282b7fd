import { useState, type DragEvent } from "react";
import { pictureAddress, send } from "../api.ts";
import { useWords } from "../words.ts";
import { describeFailure } from "../describe-answer.ts";
import type { FieldProps } from "./field-frame.tsx";

type PictureFieldProps = { field: FieldProps; value: string; change: (value: string) => void };

const folder = "content/images";

/** Shows a picture of the site and replaces it by a chosen or dropped file. */
export function PictureField({ field, value, change }: PictureFieldProps) {
  const words = useWords();
  const { say } = words;
  const [problem, setProblem] = useState("");
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const query = new URLSearchParams({ folder, name: file.name });
      const { name } = await send<{ name: string }>(`picture?${query.toString()}`, file);
      change(`/images/${name}`);
      setProblem("");
    } catch (error) {
      setProblem(describeFailure(error, words));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className="picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <img src={pictureAddress(`content${value}`)} alt="" width="100" />
      <span className="note">{`${say("upload")} (${value})`}</span>
      <input
        {...field}
        type="file"
        accept="image/*"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <span role="status" className="problem">
        {problem}
      </span>
    </div>
  );
}
