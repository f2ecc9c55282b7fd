import type { ReactNode } from "react";
import { siteConfig } from "#folder/site.config.ts";
import type { EnquiryTemplate } from "../../../contracts/enquiry.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { ContactForm, type EnquiryOrigin } from "./form/contact-form.tsx";
import "./contact.css";

type ContactProps = {
  /** Another way than the form, below it; the link to it beside the form is left out. */
  foot?: ReactNode;
  template?: EnquiryTemplate;
  title?: string;
  lead?: string;
  caseStudy?: EnquiryOrigin;
  /** True on the page of the guide, whose answers go with the message. */
  isGuided?: boolean;
};

export function Contact({
  template = "contact",
  title,
  lead,
  caseStudy,
  foot,
  isGuided = false,
}: ContactProps) {
  const copy = useCopy("contact");
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-title">
      <Ruler />
      <div className="contact-columns">
        <div>
          <h2 id="contact-title">{title ?? copy.title}</h2>
          <p className="lead">{lead ?? copy.lead}</p>
          <OtherWays hasFoot={foot !== undefined} />
        </div>
        <ContactForm template={template} caseStudy={caseStudy} isGuided={isGuided} />
      </div>
      {foot}
    </section>
  );
}

function OtherWays({ hasFoot }: { hasFoot: boolean }) {
  const { ways } = useCopy("contact");
  const pathTo = usePathTo();
  const { owner, replyWorkingDays: days } = siteConfig;
  return (
    <p className="contact-ways">
      {`${fillText(ways.reply, { days })} `}
      <a className="text-link" href={`mailto:${owner.email}`}>
        {owner.email}
      </a>{" "}
      {!hasFoot && (
        <a className="text-link" href={pathTo("consultations", { hash: "booking" })}>
          {ways.book}
        </a>
      )}
    </p>
  );
}
