import { useEffect, useRef, useState } from "react";
import { send } from "../api.ts";
import { describeFailure } from "../describe-answer.ts";
import { useWords } from "../words.ts";

type PictureDialogProps = {
  slug: string;
  picture: File | undefined;
  insert: (markdown: string) => void;
  /** Receives the file name of the stored picture. */
  taken: (name: string) => void;
  close: () => void;
};

/** Uploads a picture to the folder of a post, with its description and greatest width in pixels. */
export function PictureDialog({ slug, picture, insert, taken, close }: PictureDialogProps) {
  const words = useWords();
  const { say } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, choose] = useState(picture);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const [width, setWidth] = useState("1600");
  const [problem, setProblem] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const take = async () => {
    if (chosen === undefined) return;
    try {
      const query = new URLSearchParams({
        folder: `content/blog/${slug}`,
        name: chosen.name,
        width,
      });
      const { name } = await send<{ name: string }>(`picture?${query.toString()}`, chosen);
      taken(name);
      const title = caption === "" ? "" : ` ${JSON.stringify(caption)}`;
      insert(`\n\n![${alt.replaceAll(/[[\]]/g, "")}](${name}${title})\n\n`);
      close();
    } catch (error) {
      setProblem(describeFailure(error, words));
    }
  };
  return (
    <dialog ref={dialog} aria-label={say("addPicture")} onClose={close}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <label>
          {chosen?.name ?? say("upload")}
          <input
            type="file"
            accept="image/*"
            required={chosen === undefined}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </label>
        <label>
          {say("pictureAlt")}
          <input type="text" required value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
        <label>
          {say("pictureCaption")}
          <input type="text" value={caption} onChange={({ target }) => setCaption(target.value)} />
        </label>
        <label>
          {say("pictureWidth")}
          <input
            type="number"
            min="200"
            max="2400"
            value={width}
            onChange={({ target }) => setWidth(target.value)}
          />
        </label>
        {problem !== "" && <p className="problem">{problem}</p>}
        <p className="buttons">
          <button type="submit" className="primary">
            {say("insert")}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say("cancel")}
          </button>
        </p>
      </form>
    </dialog>
  );
}
