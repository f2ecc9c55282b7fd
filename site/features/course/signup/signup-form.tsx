import { siteConfig } from "../../../../site.config.ts";
import { contactLimits, sendFormPath } from "../../../../contracts/contact-message.ts";
import { fillText } from "../../../platform/language/fill-text.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { mailConfig } from "../../../platform/public-config.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { PrivacyNote } from "../../../ui/form/privacy-note.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { isOpen, useSignup, type SignupPlace } from "./use-signup.ts";
import "./signup-form.css";

// A closed form has nowhere to go: "dialog" keeps the browser from putting the address into the URL before the app listens.
const target = isOpen
  ? { method: "post", action: mailConfig.origin + sendFormPath }
  : { method: "dialog" };

/** A sign-up for the mini-course: sent as an enquiry where sign-up is open, otherwise it says that it is not (§2, §5, D10). */
export function SignupForm({ place }: { place: SignupPlace }) {
  const copy = useCopy("course");
  const pathTo = usePathTo();
  const { isStarted, isSending, isAnswered, errors, onSubmit, onInput } = useSignup(place);
  const { name: owner, email } = siteConfig.owner;
  const privacyId = `signup-privacy-${place}`;
  const submit = place === "hero" ? copy.hero.submit : copy.signup.submit;
  // A plain button pressed before the app listens is pressed again once it does (site/boot.ts).
  const isReplayed = !isOpen && !isStarted;
  return (
    <form
      className={`signup signup-${place}${isOpen ? "" : " signup-closed"}`}
      {...target}
      noValidate={isStarted}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {isOpen && <HiddenFields place={place} />}
      {place === "final" && (
        <TextField
          label={copy.signup.nameLabel}
          name="from_name"
          autoComplete="name"
          maxLength={contactLimits.from_name}
          required
          readOnly={isSending}
          error={errors.from_name}
        />
      )}
      <TextField
        label={copy.signup.emailLabel}
        name="reply_to"
        type="email"
        autoComplete="email"
        maxLength={contactLimits.reply_to}
        required
        readOnly={isSending}
        error={errors.reply_to}
      />
      <SubmitButton
        type={isReplayed ? "button" : "submit"}
        isSending={isSending}
        sendingLabel={copy.signup.sending}
        aria-describedby={privacyId}
        onClick={(event) => isReplayed && event.currentTarget.form?.requestSubmit()}
      >
        {submit}
      </SubmitButton>
      <p className="signup-note" data-shown={isAnswered ? "" : undefined}>
        {copy.notOpen.note}{" "}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      <PrivacyNote
        id={privacyId}
        text={fillText(copy.signup.privacy, { owner, email })}
        link={{ href: pathTo("privacy"), label: copy.signup.privacyLink }}
      />
    </form>
  );
}

/** What the mail service needs of a form posted before the app has started (§7). */
function HiddenFields({ place }: { place: SignupPlace }) {
  const { enquiry } = useCopy("course");
  const locale = useLocale();
  const { publicKey, serviceId, templates } = mailConfig;
  return (
    <>
      <input type="hidden" name="user_id" value={publicKey} />
      <input type="hidden" name="service_id" value={serviceId} />
      <input type="hidden" name="template_id" value={templates.contact} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="service" value="training" />
      <input type="hidden" name="message" value={enquiry[place]} />
      {place === "hero" && <input type="hidden" name="from_name" value={enquiry.anonymous} />}
    </>
  );
}
