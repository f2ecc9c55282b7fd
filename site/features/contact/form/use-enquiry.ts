import { useEffect, useRef, useState, type FormEvent } from "react";
import { listAnswers } from "../../../../contracts/brief/brief.ts";
import {
  completeEnquiry,
  findEnquiryProblems,
  type EnquiryProblem,
  type EnquiryTemplate,
} from "../../../../contracts/enquiry.ts";
import { draftKey } from "../../../../contracts/privacy/storage-keys.ts";
import { clearDraft, restoreDraft, saveDraft } from "../../../platform/page/form-draft.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { showProblems, useSendEnquiry } from "../../../platform/network/use-send-enquiry.ts";
import { useToast } from "../../../ui/toast/toast.tsx";

/** Keeps a draft, which survives a reload of the tab (§4). */
export function useEnquiry(template: EnquiryTemplate, caseStudy?: string) {
  const copy = useCopy("contact");
  const locale = useLocale();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { send, forgetSent, ...sending } = useSendEnquiry(submit);
  const [problems, setProblems] = useState<readonly EnquiryProblem[]>([]);
  const [refused, setRefused] = useState<readonly EnquiryProblem[]>([]);

  useEffect(() => {
    if (form.current === null) return;
    const typed = hasBrief(form.current);
    restoreDraft(draftKey, form.current);
    if (!typed) showBrief(form.current);
  }, []);

  async function submit(element: HTMLFormElement): Promise<void> {
    const values = new FormData(element);
    const read = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    };
    const params = completeEnquiry({
      from_name: read("from_name"),
      reply_to: read("reply_to"),
      message: read("message"),
      service: read("service"),
    });
    const found = findEnquiryProblems(params);
    showProblems(element, () => {
      setProblems(found);
      setRefused(found);
    });
    if (found.length > 0) return;
    const brief = listAnswers((field) => read(field).trim());
    const origin = caseStudy === undefined ? {} : { case_study: caseStudy };
    if (await send(template, { ...params, locale, ...origin, ...brief })) {
      element.reset();
      clearDraft(draftKey);
      toast({ kind: "success", ...copy.success });
    } else toast({ kind: "error", ...copy.failure });
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    saveDraft(draftKey, event.currentTarget);
    forgetSent();
    if (problems.length === 0 || !(event.target instanceof Element)) return;
    const edited = event.target.getAttribute("name");
    setProblems(problems.filter(({ field }) => field !== edited));
  }

  return { ...sending, form, problems, refused, onInput };
}

/** Opens the optional part if the draft has brought an answer, so that nothing is sent unseen. */
function showBrief(form: HTMLFormElement): void {
  const brief = form.querySelector<HTMLDetailsElement>(".brief");
  if (brief && hasBrief(form)) brief.open = true;
}

function hasBrief(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    ".brief :is(input, select)",
  );
  return [...fields].some(({ value }) => value !== "");
}
