import type { EnquiryTemplate } from "../../../contracts/enquiry.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { ContactForm, type EnquiryOrigin } from "./form/contact-form.tsx";
import "./contact.css";

type ContactProps = {
  template?: EnquiryTemplate;
  title?: string;
  lead?: string;
  caseStudy?: EnquiryOrigin;
};

export function Contact({ template = "contact", title, lead, caseStudy }: ContactProps) {
  const copy = useCopy("contact");
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-title">
      <Ruler />
      <div className="contact-columns">
        <div>
          <h2 id="contact-title">{title ?? copy.title}</h2>
          <p className="lead">{lead ?? copy.lead}</p>
        </div>
        <ContactForm template={template} caseStudy={caseStudy} />
      </div>
    </section>
  );
}
