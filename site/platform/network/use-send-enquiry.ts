import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { EnquiryTemplate, SentEnquiry } from "../../../contracts/enquiry.ts";
import { isAnswering } from "./is-answering.ts";

/**
 * For a form whose `submit` checks its fields and calls `send`, one enquiry at a time; `isStarted` once the app answers the form, and no
 * longer the browser alone.
 */
export function useSendEnquiry(submit: (form: HTMLFormElement) => Promise<void>) {
  const isUnderway = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => setIsStarted(true), []);

  async function send(template: EnquiryTemplate, params: SentEnquiry): Promise<boolean> {
    isUnderway.current = true;
    setIsSending(true);
    const isAccepted = await sendOrPost(template, params, form.current);
    isUnderway.current = false;
    setIsSending(false);
    setIsSent(isAccepted);
    return isAccepted;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.current = event.currentTarget;
    if (!isUnderway.current) void submit(event.currentTarget);
  }

  // What is typed next is another message.
  const forgetSent = (): void => setIsSent(false);

  return { isStarted, isSending, isSent, send, forgetSent, onSubmit };
}

/** The mail library is loaded with the first message. Where it is gone, as after a deploy, the browser posts the form by itself. */
async function sendOrPost(
  template: EnquiryTemplate,
  params: SentEnquiry,
  form: HTMLFormElement | null,
): Promise<boolean> {
  try {
    const { sendEnquiry } = await import("./send-enquiry.ts");
    return await sendEnquiry(template, params);
  } catch (error) {
    console.error(error);
    if (form === null || !(await isAnswering())) return false;
    form.submit();
    return new Promise(() => undefined);
  }
}

/** Shows what keeps a form from being sent, if anything does, and gives the focus to its summary: once that is painted, as it costs as much again. */
export function showProblems(form: HTMLFormElement, show: () => void): void {
  flushSync(show);
  requestAnimationFrame(() =>
    setTimeout(() => form.querySelector<HTMLElement>(".error-summary")?.focus()),
  );
}
