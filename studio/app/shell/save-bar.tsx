import { useEffect, useEffectEvent } from "react";
import { useFiles } from "../use-files.ts";
import { useWords, type Language } from "../words.ts";

type SaveBarProps = {
  choose: (language: Language) => void;
  isPreviewing: boolean;
  togglePreview: () => void;
};

/** Shows unsaved files and the result of the last save; saves at Ctrl+S and warns before unsaved work is left. */
export function SaveBar({ choose, isPreviewing, togglePreview }: SaveBarProps) {
  const { say, language } = useWords();
  const { edited, status, isBusy, save, discard, undo, notify } = useFiles();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      void save();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => edited.length > 0 && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [edited.length]);
  const warnInside = useEffectEvent(() => {
    if (edited.length > 0) notify(say("leftUnsaved", { files: edited.join(", ") }));
  });
  useEffect(() => {
    const listen = () => warnInside();
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  return (
    <header className="save-bar">
      <strong className="brand">{say("studio")}</strong>
      <span className="note">
        {edited.length > 0 ? say("edited", { count: edited.length }) : say("clean")}
      </span>
      <button
        type="button"
        className="primary"
        disabled={isBusy || edited.length === 0}
        onClick={() => void save()}
      >
        {say("save")}
      </button>
      <button type="button" disabled={isBusy || edited.length === 0} onClick={discard}>
        {say("discard")}
      </button>
      <button type="button" disabled={isBusy || edited.length > 0} onClick={() => void undo()}>
        {say("undo")}
      </button>
      <p role="status" className="status">
        {status}
      </p>
      <button type="button" aria-pressed={isPreviewing} onClick={togglePreview}>
        {say(isPreviewing ? "hidePreview" : "showPreview")}
      </button>
      <label>
        <span className="visually-hidden">{say("language")}</span>
        <select
          value={language}
          onChange={({ target }) => choose(target.value === "en" ? "en" : "es")}
        >
          <option value="es">Español</option>
          <option value="en">English</option>
        </select>
      </label>
    </header>
  );
}
