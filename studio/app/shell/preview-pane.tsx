import { useCallback, useEffect, useRef, useState } from "react";
import { findText, type FoundText } from "../../model/find-text.ts";
import { lists } from "../../model/list-definitions.ts";
import { isEditRequest, nameOfScheme, type SchemeRequest } from "../../preview/edit-request.ts";
import { ask } from "../api.ts";
import { useFiles } from "../use-files.ts";
import { routeTo } from "../use-route.ts";
import { useWords } from "../words.ts";

const askAgainMs = 700;

/** The site as it is while one writes, in both schemes and on a phone's width; a text of it leads to its field. */
export function PreviewPane() {
  const { say } = useWords();
  const { values, tell } = useFiles();
  const [address, setAddress] = useState("");
  const [isReady, setReady] = useState(false);
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const [width, setWidth] = useState<"phone" | "desk">("phone");
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const preview = await ask<{ address: string; isReady: boolean }>("preview");
      if (isOver) return;
      setAddress(preview.address);
      setReady(preview.isReady);
      window.setTimeout(() => !isOver && void look(), askAgainMs);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, []);
  const frame = useRef<HTMLIFrameElement>(null);
  const showScheme = useCallback(() => {
    const request: SchemeRequest = { name: nameOfScheme, scheme };
    if (address !== "") frame.current?.contentWindow?.postMessage(request, address);
  }, [address, scheme]);
  useEffect(showScheme, [showScheme]);
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== address) return;
      // A page that has just begun to listen.
      if (!isEditRequest(data)) return showScheme();
      const found = findText(values, data.text, data.locale);
      if (found === undefined) tell(say("notFound"));
      else window.location.hash = describePlace(found);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  });
  return (
    <section className="preview" aria-label={say("preview")}>
      <div className="preview-bar">
        {(["light", "dark"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={scheme === one}
            onClick={() => setScheme(one)}
          >
            {say(one)}
          </button>
        ))}
        {(["phone", "desk"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {say(one)}
          </button>
        ))}
        <span className="note">{say("editHint")}</span>
      </div>
      {isReady ? (
        <iframe
          // The site's own pages, of another origin: they need their scripts and their storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- both are meant
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          title={say("preview")}
          src={address}
          ref={frame}
          className={`${scheme} ${width}`}
        />
      ) : (
        <p role="status">{say("previewStarts")}</p>
      )}
    </section>
  );
}

/** The list whose item it is, or else the texts of its group. */
function describePlace({ file, path }: FoundText): string {
  const [, locale, group = ""] = /^content\/copy\/(\w+)\/(\w+)\.json$/.exec(file) ?? [];
  const at = `${String(locale)}:${path.join(".")}`;
  const list = lists.find(
    (one) => one.group === group && `${path.join(".")}.`.startsWith(`${one.path.join(".")}.`),
  );
  return list === undefined ? routeTo("texts", group, at) : routeTo("list", list.id, at);
}
