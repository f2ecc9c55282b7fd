import { useState, type FormEvent } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { findEnquiryProblems, type EnquiryField } from "../../../../contracts/enquiry.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { openAddress } from "../../../platform/navigation/open-address.ts";
import { showProblems, useSendEnquiry } from "../../../platform/network/use-send-enquiry.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { describeSignupProblems, type SignupErrors } from "./describe-signup-problems.ts";

export type SignupVariant = "hero" | "final";

/** False: the forms make no request (D10) and open a mail that asks for a notice. */
export const isOpen = siteConfig.course.signup;

export function useSignup(variant: SignupVariant) {
  const copy = useCopy("course");
  const locale = useLocale();
  const toast = useToast();
  const { send, forgetSent, ...sending } = useSendEnquiry(submit);
  const [errors, setErrors] = useState<SignupErrors>({});
  const [refused, setRefused] = useState<SignupErrors>({});
  const { email } = siteConfig.owner;

  async function submit(form: HTMLFormElement): Promise<void> {
    const params = readSignup(form, copy.enquiry.anonymous, copy.enquiry[variant]);
    const problems = findEnquiryProblems(params);
    const found = describeSignupProblems(problems, copy.errors);
    showProblems(form, () => {
      setErrors(found);
      setRefused(found);
    });
    if (problems.length > 0) return;
    if (!isOpen) {
      const { title, description, subject, body } = copy.notOpen;
      const name = variant === "final" ? params.from_name : "";
      const text = fillText(body, { name, address: params.reply_to });
      const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
      openAddress(`mailto:${email}?${query}`);
      toast({ kind: "info", title, description: fillText(description, { email }), lang: "es" });
      return;
    }
    if (await send("contact", { ...params, locale })) {
      form.reset();
      toast({ kind: "success", ...copy.success, lang: "es" });
      return;
    }
    const { title, description } = copy.failure;
    toast({ kind: "error", title, description: fillText(description, { email }), lang: "es" });
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    forgetSent();
    const edited = event.target.name as EnquiryField;
    setErrors((current) => ({ ...current, [edited]: undefined }));
  }

  return { ...sending, errors, refused, onInput };
}

function readSignup(form: HTMLFormElement, anonymous: string, message: string) {
  const values = new FormData(form);
  const read = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : undefined;
  };
  return {
    from_name: read("from_name") ?? anonymous,
    reply_to: read("reply_to") ?? "",
    message,
    service: "training",
  };
}
