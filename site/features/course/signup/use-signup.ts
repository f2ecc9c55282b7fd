import { useState, type FormEvent } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { coursePaths, findSignupProblems } from "../../../../contracts/course/signup.ts";
import type { EnquiryField } from "../../../../contracts/enquiry.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { openAddress } from "../../../platform/navigation/open-address.ts";
import { postForm } from "../../../platform/network/post-form.ts";
import { showProblems, useSending } from "../../../platform/network/use-send-enquiry.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { describeSignupProblems, type SignupErrors } from "./describe-signup-problems.ts";

/** False: the forms make no request (D10) and open a mail that asks for a notice. */
export const isOpen = siteConfig.course.signup;

export function useSignup() {
  const copy = useCopy("course");
  const toast = useToast();
  const { send, forgetSent, ...sending } = useSending(submit);
  const [errors, setErrors] = useState<SignupErrors>({});
  const [refused, setRefused] = useState<SignupErrors>({});
  const { email } = siteConfig.owner;

  async function submit(form: HTMLFormElement): Promise<void> {
    const params = readSignup(form);
    const problems = findSignupProblems(params);
    const found = describeSignupProblems(problems, copy.errors);
    showProblems(form, () => {
      setErrors(found);
      setRefused(found);
    });
    if (problems.length > 0) return;
    if (!isOpen) {
      const { title, description, subject, body } = copy.notOpen;
      const { from_name: name = "", reply_to: address } = params;
      const text = fillText(body, { name, address });
      const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
      openAddress(`mailto:${email}?${query}`);
      toast({ kind: "info", title, description: fillText(description, { email }), lang: "es" });
      return;
    }
    if (await send(async () => postForm(coursePaths.signUp, params))) {
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

function readSignup(form: HTMLFormElement): { from_name?: string; reply_to: string } {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll(/\s+/g, " ").trim()] as const] : [],
  );
  return { reply_to: "", ...Object.fromEntries(values) };
}
