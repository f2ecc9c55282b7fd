import { useEffect, useState, type FormEvent } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { findEnquiryProblems, type EnquiryField } from "../../../../contracts/enquiry.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { openAddress } from "../../../platform/navigation/open-address.ts";
import { showProblems } from "../../../platform/network/use-send-enquiry.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { describeSignupProblems, type SignupErrors } from "./describe-signup-problems.ts";

type Signup = { from_name?: string; reply_to: string };

/** False: the forms make no request (D10) and open a mail that asks for a notice. */
export const isOpen = siteConfig.course.signup;

/**
 * Checks a form, which the browser itself posts when sign-up is open: its answer is a page of the service. `isStarted`
 * is true once the app checks the fields, and no longer the browser.
 */
export function useSignup() {
  const copy = useCopy("course");
  const toast = useToast();
  const [isStarted, setIsStarted] = useState(false);
  const [errors, setErrors] = useState<SignupErrors>({});
  const [refused, setRefused] = useState<SignupErrors>({});
  useEffect(() => setIsStarted(true), []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const signup = readSignup(event.currentTarget);
    const problems = findEnquiryProblems({ from_name: "-", message: "-", service: "", ...signup });
    if (problems.length === 0 && isOpen) return;
    event.preventDefault();
    const found = describeSignupProblems(problems, copy.errors);
    showProblems(event.currentTarget, () => {
      setErrors(found);
      setRefused(found);
    });
    if (problems.length === 0) offerMail(signup);
  }

  function offerMail({ from_name: name = "", reply_to: address }: Signup): void {
    const { email } = siteConfig.owner;
    const { title, description, subject, body } = copy.notOpen;
    const text = fillText(body, { name, address });
    const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
    openAddress(`mailto:${email}?${query}`);
    toast({ kind: "info", title, description: fillText(description, { email }), lang: "es" });
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    const edited = event.target.name as EnquiryField;
    setErrors((current) => ({ ...current, [edited]: undefined }));
  }

  return { isStarted, errors, refused, onSubmit, onInput };
}

function readSignup(form: HTMLFormElement): Signup {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll(/\s+/g, " ").trim()] as const] : [],
  );
  return { reply_to: "", ...Object.fromEntries(values) };
}
