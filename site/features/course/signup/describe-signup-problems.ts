import type { EnquiryProblem } from "../../../../contracts/enquiry.ts";
import type { Copy } from "../../../copy.ts";

export type SignupErrors = { from_name?: string | undefined; reply_to?: string | undefined };

export function describeSignupProblems(
  problems: readonly EnquiryProblem[],
  copy: Copy["course"]["errors"],
): SignupErrors {
  const errors: SignupErrors = {};
  for (const { field, code } of problems) {
    if (field === "from_name") errors.from_name = copy.nameMissing;
    if (field === "reply_to") {
      errors.reply_to = code === "missing" ? copy.emailMissing : copy.emailMalformed;
    }
  }
  return errors;
}
