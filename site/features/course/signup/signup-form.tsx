import { siteConfig } from "#folder/site.config.ts";
import { signupPath } from "../../../../contracts/course/signup.ts";
import { enquiryLimits } from "../../../../contracts/enquiry.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { PrivacyNote } from "../../../ui/form/privacy-note.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { LineToButton } from "../../../ui/line/line-to-button.tsx";
import { isOpen, useSignup } from "./use-signup.ts";
import "./signup-form.css";

// A closed form has no target: "dialog" keeps the browser from writing the e-mail address into the URL. A form
// submitted before the app listens is submitted again then (platform/start/hold-touches.ts).
const target = isOpen ? { method: "post", action: signupPath } : { method: "dialog" };

export function SignupForm({ variant }: { variant: "hero" | "final" }) {
  const copy = useCopy("course");
  const pathTo = usePathTo();
  const { isStarted, errors, refused, onSubmit, onInput } = useSignup();
  const { name: owner, email } = siteConfig.owner;
  const privacyId = `signup-privacy-${variant}`;
  const submit = variant === "hero" ? copy.hero.submit : copy.signup.submit;
  const privacy = isOpen ? copy.signup.privacy : copy.notOpen.privacy;
  const button = (
    <Button type="submit" aria-describedby={privacyId}>
      {isOpen ? submit : copy.notOpen.submit}
    </Button>
  );
  return (
    <form
      className={`signup signup-${variant}${isOpen ? "" : " signup-closed"}`}
      {...target}
      noValidate={isStarted}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ErrorSummary title={copy.problems} prefix={`${variant}-`} errors={refused} />
      {!isOpen && <NotOpen />}
      {variant === "final" && (
        <TextField
          label={copy.signup.nameLabel}
          id={`${variant}-from_name`}
          name="from_name"
          autoComplete="name"
          maxLength={enquiryLimits.from_name}
          required
          error={errors.from_name}
        />
      )}
      <TextField
        label={copy.signup.emailLabel}
        id={`${variant}-reply_to`}
        name="reply_to"
        type="email"
        autoComplete="email"
        maxLength={enquiryLimits.reply_to}
        required
        error={errors.reply_to}
      />
      {variant === "hero" && button}
      <PrivacyNote
        id={privacyId}
        text={fillText(privacy, { owner, email })}
        link={{ href: pathTo("privacy"), label: copy.signup.privacyLink }}
      />
      {variant === "final" && <LineToButton words={copy.signup.price}>{button}</LineToButton>}
    </form>
  );
}

/** Before the first field, so that nobody fills it in for nothing (D10). */
function NotOpen() {
  const { notOpen } = useCopy("course");
  const { email } = siteConfig.owner;
  return (
    <p className="signup-note">
      {`${notOpen.note} `}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
