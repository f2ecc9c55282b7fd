import { findEnquiryProblems, type EnquiryProblem } from "../enquiry.ts";

/** Addresses of the mini-course's mails and forms (decision 098). */
export const coursePaths = {
  signUp: "/cursos/inscripcion",
  confirm: "/cursos/confirmar",
  leave: "/cursos/baja",
} as const;

/** Where the page has the form with name and address. */
export const signupAnchor = "/cursos#inscribete";

/** The fields of a sign-up; only the form at the end of the page asks for the name. */
export type Signup = { from_name?: string | undefined; reply_to: string };

/** Returns at most one problem per field; empty when the sign-up can be sent (§5). */
export function findSignupProblems({ from_name = "-", reply_to }: Signup): EnquiryProblem[] {
  return findEnquiryProblems({ from_name, reply_to, message: "-", service: "" });
}
