import { LineStart } from "../line/line.tsx";
import "./page-hero.css";

/** The strings include their own spaces. */
type HighlightedText = {
  before: string;
  highlight: string;
  between: string;
  highlight2: string;
  after: string;
};

type PageHeroProps = {
  title: string | HighlightedText;
  lead?: React.ReactNode;
  above?: React.ReactNode;
  note?: React.ReactNode;
  aside?: React.ReactNode;
  wide?: boolean;
  lang?: string;
  /** The page's line begins under the headline, and leaves on this side. */
  lineTo?: "left" | "right";
  /** A drawing that the line begins with, instead. */
  drawing?: React.ReactNode;
  /** A drawing that stands on the line in a wide window, beside the headline and below the lead. */
  standing?: React.ReactNode;
  children?: React.ReactNode;
};

/** The opening of an inner page: headline with highlighted words, lead and actions (§2). */
export function PageHero({
  title,
  lead,
  above,
  note,
  aside,
  wide,
  lang,
  lineTo,
  drawing,
  standing,
  children,
}: PageHeroProps) {
  const isWide = wide === true || aside !== undefined;
  const isUnderlined = typeof title !== "string" && title.highlight2 !== "" && title.after === "";
  const classes = [
    "page-hero",
    isWide && "page-hero-wide",
    lineTo !== undefined && isUnderlined && "page-hero-underlined",
    drawing !== undefined && "page-hero-drawn",
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} lang={lang}>
      <div className="page-hero-heading">
        {above}
        {note !== undefined && <p className="page-hero-note">{note}</p>}
        <h1>{typeof title === "string" ? title : <Highlighted text={title} />}</h1>
      </div>
      {lineTo !== undefined && <LineStart to={lineTo} />}
      {drawing !== undefined && <div className="page-hero-drawing">{drawing}</div>}
      <div className="page-hero-offer">
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children !== undefined && <div className="page-hero-actions">{children}</div>}
      </div>
      {standing !== undefined && <div className="page-hero-standing">{standing}</div>}
      {aside !== undefined && <div className="page-hero-aside">{aside}</div>}
    </section>
  );
}

/** Text with up to two highlighted parts. */
export function Highlighted({ text }: { text: HighlightedText }) {
  return (
    <>
      {text.before}
      {text.highlight !== "" && (
        <mark className="page-hero-mark page-hero-points">{text.highlight}</mark>
      )}
      {text.between}
      {text.highlight2 !== "" && (
        <mark className="page-hero-mark page-hero-line">{text.highlight2}</mark>
      )}
      {text.after}
    </>
  );
}
