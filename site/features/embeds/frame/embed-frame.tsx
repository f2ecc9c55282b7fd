import { useCallback, useEffect, useReducer, useState } from "react";
import type { Provider } from "../../../../contracts/privacy/provider.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { watchFrame } from "../../../platform/network/watch-frame.ts";
import { Button } from "../../../ui/button/button.tsx";
import { BookingThanks } from "./booking-thanks.tsx";
import type { ReadMessage } from "./frame-message.ts";
import { frameRights, type EmbedKind } from "./frame-rights.ts";
import { changeFrame, startFrame, type FrameView } from "./frame-state.ts";

const lateAfterMs = 8000; // a definite state within 8 s
const bookingHeightPx = 500; // §9

type EmbedFrameProps = {
  kind: EmbedKind;
  provider: Provider;
  toAddress: () => string;
  readMessage: ReadMessage | undefined;
  title: string;
  onAnnounce: (text: string) => void;
  onChosen: () => void;
};

export function EmbedFrame({
  kind,
  provider,
  toAddress,
  readMessage,
  title,
  onAnnounce,
  onChosen,
}: EmbedFrameProps) {
  const { states, booked } = useCopy("embeds");
  const [state, dispatch] = useReducer(changeFrame, bookingHeightPx, startFrame);
  const [address] = useState(toAddress);
  const { view } = state;
  const announcement = state.isBooked
    ? booked.title
    : fillText(states[view].title, { name: provider.name });

  useEffect(() => onAnnounce(announcement), [onAnnounce, announcement]);

  const watch = useCallback(
    (frame: HTMLIFrameElement) =>
      watchFrame({
        frame,
        origins: provider.hosts.map((host) => `https://${host}`),
        lateAfterMs,
        onWarning: (type) => dispatch({ type }),
        onMessage(data, answer) {
          const message = readMessage?.(data);
          if (message?.type === "waiting") answer(message.answer);
          else if (message !== undefined) dispatch(message);
        },
      }),
    [provider, readMessage],
  );

  return (
    <div className="embed-open">
      {state.isBooked && <BookingThanks provider={provider} />}
      <iframe
        key={state.attempt}
        ref={watch}
        src={address}
        title={title}
        className="embed-frame"
        height={kind === "booking" ? state.heightPx : undefined}
        sandbox={frameRights[kind].sandbox}
        allow={frameRights[kind].allow}
        referrerPolicy="strict-origin-when-cross-origin"
        inert={view !== "shown"}
        onLoad={() => dispatch({ type: "loaded", announces: readMessage !== undefined })}
      />
      {view !== "shown" && (
        <FrameCover
          view={view}
          title={announcement}
          onChoose={(type) => {
            dispatch({ type });
            onChosen();
          }}
        />
      )}
    </div>
  );
}

type FrameCoverProps = {
  view: Exclude<FrameView, "shown">;
  title: string;
  onChoose: (way: "retried" | "insisted") => void;
};

function FrameCover({ view, title, onChoose }: FrameCoverProps) {
  const { states, retry, insist } = useCopy("embeds");
  return (
    <div className="embed-cover" data-view={view}>
      <p className="embed-cover-title">{title}</p>
      {view !== "loading" && (
        <>
          <p>{states[view].text}</p>
          <div className="embed-actions">
            <Button onClick={() => onChoose("retried")}>{retry}</Button>
            <Button look="outline" onClick={() => onChoose("insisted")}>
              {insist}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
