import { useCopy } from "../../platform/page/page-context.tsx";
import { isOpen } from "./signup/use-signup.ts";
import { SignupForm } from "./signup/signup-form.tsx";
import "./final-signup.css";

export function FinalSignup() {
  const { signup, notOpen } = useCopy("course");
  return (
    <section className="section final-signup" id="inscribete" aria-labelledby="inscribete-title">
      <div className="final-signup-head">
        <h2 id="inscribete-title">{signup.title}</h2>
        <p className="lead">{isOpen ? signup.lead : notOpen.lead}</p>
      </div>
      <SignupForm variant="final" />
    </section>
  );
}
