import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { EnquiryTemplate, SentEnquiry } from "../../../contracts/enquiry.ts";
import { isAnswering } from "./is-answering.ts";

/**
 * Sends a form, one enquiry at a time: `submit` checks its fields and calls `send`. `isStarted` is true once the app
 * handles the form, and no longer the browser alone.
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

  // Text typed next belongs to another message.
  const forgetSent = (): void => setIsSent(false);

  return { isStarted, isSending, isSent, send, forgetSent, onSubmit };
}

/** Loads the mail library with the first message; if it is missing, e.g. after a deploy, the browser posts the form. */
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

/** Shows a form's errors, and focuses their summary only after they are painted, as focusing takes as long again. */
export function showProblems(form: HTMLFormElement, show: () => void): void {
  flushSync(show);
  requestAnimationFrame(() =>
    setTimeout(() => form.querySelector<HTMLElement>(".error-summary")?.focus()),
  );
}
