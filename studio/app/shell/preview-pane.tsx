import { useCallback, useEffect, useRef, useState } from "react";
import { findText, listGroups, type FoundText } from "../../model/find-text.ts";
import { isEqual } from "../../model/json-value.ts";
import { lists } from "../../model/list-definitions.ts";
import { isEditRequest, nameOfScheme, type SchemeRequest } from "../../preview/edit-request.ts";
import { ask } from "../api.ts";
import { useFiles } from "../use-files.ts";
import { routeTo } from "../use-route.ts";
import { useWords } from "../words.ts";

const askAgainMs = 700;
const stopped = { address: "", isReady: false };

/** Frames the unbuilt site in either scheme and width; selecting a text there opens its field. */
export function PreviewPane() {
  const { say } = useWords();
  const { address, isReady } = usePreview();
  const [scheme, setScheme] = useState<Scheme>("light");
  const [width, setWidth] = useState<Width>("phone");
  const frame = useRef<HTMLIFrameElement>(null);
  const showScheme = useCallback(() => {
    const request: SchemeRequest = { name: nameOfScheme, scheme };
    if (address !== "") frame.current?.contentWindow?.postMessage(request, address);
  }, [address, scheme]);
  useEffect(showScheme, [showScheme]);
  useMessages(address, showScheme);
  return (
    <section className={`preview ${width}`} aria-label={say("preview")}>
      <div className="preview-bar">
        <Choices options={["light", "dark"]} chosen={scheme} choose={setScheme} />
        <Choices options={["phone", "desk"]} chosen={width} choose={setWidth} />
        <span className="note">{say("editHint")}</span>
      </div>
      {isReady ? (
        <iframe
          // The framed pages are our own, of another origin, and need scripts and storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- both are meant
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          title={say("preview")}
          src={address}
          ref={frame}
          className={scheme}
        />
      ) : (
        <p role="status">{say("previewStarts")}</p>
      )}
    </section>
  );
}

type Scheme = "light" | "dark";
type Width = "phone" | "desk";
type ChoicesProps<Option> = {
  options: readonly Option[];
  chosen: Option;
  choose: (option: Option) => void;
};

function Choices<Option extends Scheme | Width>({ options, chosen, choose }: ChoicesProps<Option>) {
  const { say } = useWords();
  return options.map((one) => (
    <button key={one} type="button" aria-pressed={chosen === one} onClick={() => choose(one)}>
      {say(one)}
    </button>
  ));
}

/** Polls the address of the development server, which restarts when the settings change. */
function usePreview() {
  const [preview, setPreview] = useState(stopped);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const now = await ask<{ address: string; isReady: boolean }>("preview").catch(() => stopped);
      if (isOver) return;
      setPreview((known) => (isEqual(known, now) ? known : now));
      window.setTimeout(() => !isOver && void look(), askAgainMs);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, []);
  return preview;
}

/** Receives the messages of the framed page: that it is ready, or which text was selected. */
function useMessages(address: string, begun: () => void): void {
  const { say } = useWords();
  const { values, notify } = useFiles();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== address) return;
      if (!isEditRequest(data)) return begun();
      const found = findText(values, data.text, data.locale, listGroups(data.path, data.isInMain));
      if (found === undefined) notify(say("notFound"));
      else window.location.hash = describePlace(found);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  });
}

/** Returns the route of a text: its list if it is of an item, else its copy group. */
function describePlace({ file, path }: FoundText): string {
  const [, locale, group = ""] = /^content\/copy\/(\w+)\/(\w+)\.json$/.exec(file) ?? [];
  const at = `${String(locale)}:${path.join(".")}`;
  const list = lists.find(
    (one) => one.group === group && `${path.join(".")}.`.startsWith(`${one.path.join(".")}.`),
  );
  return list === undefined ? routeTo("texts", group, at) : routeTo("list", list.id, at);
}
