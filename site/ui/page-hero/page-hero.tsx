import "./page-hero.css";

/** A headline with up to two highlighted parts; the strings carry their own spaces. */
export type HeroTitle = {
  before: string;
  highlight: string;
  between: string;
  highlight2: string;
  after: string;
};

type PageHeroProps = {
  /** A plain headline, or one with highlighted words. */
  title: string | HeroTitle;
  lead?: React.ReactNode;
  /** The way back, above the headline. */
  back?: React.ReactNode;
  /** What stands at the far side of the lead, below a wide headline. */
  aside?: React.ReactNode;
  /** The headline takes the whole width and the lead goes below it, instead of at its side. */
  wide?: boolean;
  /** Language of the words, where it is not the page's. */
  lang?: string;
  /** Actions: buttons, links, a short form. */
  children?: React.ReactNode;
};

/** Opening of every inner page: the headline, its highlighted words on the brand's line, the lead and the actions (§2, design §5). */
export function PageHero({ title, lead, back, aside, wide, lang, children }: PageHeroProps) {
  const isWide = wide === true || aside !== undefined;
  return (
    <section className={isWide ? "page-hero page-hero-wide" : "page-hero"} lang={lang}>
      <div className="page-hero-heading">
        {back !== undefined && <p className="page-hero-back">{back}</p>}
        <h1>{typeof title === "string" ? title : <Highlighted title={title} />}</h1>
      </div>
      <div className="page-hero-offer">
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children !== undefined && <div className="page-hero-actions">{children}</div>}
      </div>
      {aside !== undefined && <div className="page-hero-aside">{aside}</div>}
    </section>
  );
}

function Highlighted({ title }: { title: HeroTitle }) {
  return (
    <>
      {title.before}
      {title.highlight !== "" && (
        <mark className="page-hero-mark page-hero-points">{title.highlight}</mark>
      )}
      {title.between}
      {title.highlight2 !== "" && (
        <mark className="page-hero-mark page-hero-line">{title.highlight2}</mark>
      )}
      {title.after}
    </>
  );
}
