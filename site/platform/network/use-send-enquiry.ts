import { useEffect, useRef, useState, type FormEvent } from "react";
import type { EnquiryProblem, EnquiryTemplate, SentEnquiry } from "../../../contracts/enquiry.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/**
 * For a form whose `submit` checks its fields and calls `send`, one enquiry at a time; `isStarted` once the app answers the form, and no
 * longer the browser alone.
 */
export function useSendEnquiry(submit: (form: HTMLFormElement) => Promise<void>) {
  const isUnderway = useRef(false);
  const [isStarted, setIsStarted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => setIsStarted(true), []);

  async function send(template: EnquiryTemplate, params: SentEnquiry): Promise<boolean> {
    isUnderway.current = true;
    setIsSending(true);
    const isSent = await sendEnquiry(template, params);
    isUnderway.current = false;
    setIsSending(false);
    return isSent;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isUnderway.current) void submit(event.currentTarget);
  }

  return { isStarted, isSending, send, onSubmit };
}

/** Returns true where there is a problem, whose field then has the focus. */
export function focusFirstProblem(
  form: HTMLFormElement,
  problems: readonly EnquiryProblem[],
): boolean {
  const [first] = problems;
  if (first === undefined) return false;
  form.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus();
  return true;
}
