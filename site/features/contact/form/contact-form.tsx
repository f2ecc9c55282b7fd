import { useState } from "react";
import { siteConfig } from "#folder/site.config.ts";
import {
  decoyField,
  enquiryFormId,
  sendFormPath,
  serviceOptions,
  type EnquiryTemplate,
} from "../../../../contracts/enquiry.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { mailConfig } from "../../../platform/public-config.ts";
import { SelectField, TextArea, TextField } from "../../../ui/form/field.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { PrivacyNote } from "../../../ui/form/privacy-note.tsx";
import { SentNote } from "../../../ui/form/sent-note.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { BriefFields } from "./brief-fields.tsx";
import { describeProblems } from "./describe-problems.ts";
import { useEnquiry } from "./use-enquiry.ts";

export type EnquiryOrigin = { slug: string; title: string };

type ContactFormProps = {
  template: EnquiryTemplate;
  caseStudy?: EnquiryOrigin | undefined;
  isGuided?: boolean;
};

/** The browser posts the form before the app has started; then the mail library sends it (§5, §7, D9). */
export function ContactForm({ template, caseStudy, isGuided = false }: ContactFormProps) {
  const copy = useCopy("contact");
  const locale = useLocale();
  const pathTo = usePathTo();
  const { name: owner, email } = siteConfig.owner;
  const { form, isStarted, isSending, isSent, problems, refused, onSubmit, onInput } = useEnquiry(
    template,
    caseStudy?.slug,
  );
  const errors = describeProblems(problems, copy.errors);
  const [privacyId] = useState(`privacy-${template}`);
  return (
    <form
      className="contact-form"
      id={enquiryFormId}
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={mailConfig.origin + sendFormPath}
      noValidate={isStarted}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ErrorSummary title={copy.problems} errors={describeProblems(refused, copy.errors)} />
      <input type="hidden" name="user_id" value={mailConfig.publicKey} />
      <input type="hidden" name="service_id" value={mailConfig.serviceId} />
      <input type="hidden" name="template_id" value={mailConfig.templates[template]} />
      <input type="hidden" name="locale" value={locale} />
      {caseStudy !== undefined && (
        <>
          <input type="hidden" name="case_study" value={caseStudy.slug} />
          <p className="contact-about caption">
            {fillText(copy.aboutCase, { title: caseStudy.title })}
          </p>
        </>
      )}
      <TextField
        label={copy.name}
        id="from_name"
        name="from_name"
        autoComplete="name"
        required
        readOnly={isSending}
        error={errors.from_name}
      />
      <TextField
        label={copy.email}
        id="reply_to"
        name="reply_to"
        type="email"
        autoComplete="email"
        required
        readOnly={isSending}
        error={errors.reply_to}
      />
      <input name={decoyField} hidden autoComplete="off" />
      <div className="contact-service">
        <SelectField
          id="service"
          label={copy.service}
          hint={copy.optional}
          name="service"
          disabled={isSending}
        >
          <option value="">{copy.choose}</option>
          {serviceOptions.map((option) => (
            <option key={option} value={option}>
              {copy.services[option]}
            </option>
          ))}
        </SelectField>
        {!isGuided && (
          <a className="text-link" href={pathTo("guide")}>
            {copy.whichService}
          </a>
        )}
      </div>
      <TextArea
        label={copy.message}
        id="message"
        name="message"
        rows={5}
        required
        readOnly={isSending}
        error={errors.message}
      />
      <BriefFields isSending={isSending} isGuided={isGuided} />
      <PrivacyNote
        id={privacyId}
        text={fillText(copy.privacy.text, { owner, email })}
        link={{ href: pathTo("privacy"), label: copy.privacy.link }}
      />
      <SubmitButton isSending={isSending} sendingLabel={copy.sending} aria-describedby={privacyId}>
        {copy.submit}
      </SubmitButton>
      {isSent && (
        <SentNote
          title={copy.received.title}
          description={fillText(copy.received.description, { days: siteConfig.replyWorkingDays })}
        />
      )}
    </form>
  );
}
