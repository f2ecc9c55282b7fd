import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import type { Copy } from "../../copy.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { drawSpline } from "../../ui/line/draw-spline.ts";
import { Highlighted } from "../../ui/page-hero/page-hero.tsx";
import "../../ui/line/line.css";
import { ProjectCard } from "./cards/project-card.tsx";
import type { PictureFrames } from "../../ui/case-picture.tsx";
import { projectCards, type ProjectCardData } from "./project-cards.ts";
import "./projects-hero.css";

// From the width at which its words are at least as large as drawn (decision 032).
const frames: PictureFrames = [{ frame: "middle", media: "(width >= 37.5rem)" }];

// Illustrative, in a plot of 700 by 220: luck goes up and down, and what is understood rises out of its cloud.
const luck = [
  [42, 193],
  [98, 164],
  [152, 186],
  [208, 161],
  [264, 183],
  [322, 166],
] as const;
const understood = [
  [390, 156],
  [460, 132],
  [530, 100],
  [600, 60],
  [652, 28],
  [700, 0],
] as const;
const line = `M0 178${drawSpline([[0, 178] as const, ...luck, ...understood].map(([x, y]) => ({ x, y })))}`;
const cloud =
  "M42 188h0m13-28h0m24-37h0m7 13h0m20-13h0m6 41h0m7 5h0m29 5h0m9-13h0m15-39h0m31 10h0m2 25h0m7-12h0m9 14h0m13-24h0m5 45h0m34 5h0m9-46h0m21 26h0m16 10h0m14-10h0m5 19h0m2-23h0m24 12h0m39-25h0m12-13h0m31 14h0m2-19h0m42-14h0m7-2h0m1-6h0m3 6h0m52-30h0m12 4h0m17-23h0m13-5h0m25-13h0m14-14h0m3-4h0m5 12h0m14-18h0m3 2h0m9-16h0m17 2h0";

/** The line underlines luck, wobbles in its cloud and rises out of it; below stands a case that the list lacks. */
export function ProjectsHero() {
  const { title, subtitle, drawing } = useCopy("projectsPage").hero;
  const opening = findOpening(useCopy("projects").items);
  return (
    <section className="section projects-hero" aria-labelledby="projects-page-title">
      <h1 id="projects-page-title">
        <span className="luck-before">
          <Highlighted text={{ ...title, after: "" }} />
        </span>
        <span className="luck">
          <span className="luck-words">
            <span className="rail" />
            {title.after}
          </span>
          <span className="luck-plot">
            <svg viewBox="0 0 700 178" preserveAspectRatio="none" aria-hidden="true">
              <path className="luck-cloud" d={cloud} />
              <path className="luck-halo" d={line} />
              <path className="luck-line" d={line} />
            </svg>
            <span className="rail" />
            <i />
          </span>
        </span>
      </h1>
      <p className="caption luck-note">{drawing}</p>
      <p className="lead">{subtitle}</p>
      {opening !== undefined && <ProjectCard card={opening} frames={frames} isOpening />}
    </section>
  );
}

/** Returns the case that opens the page: the first with words for a card but none in the list, else the first card. */
function findOpening(items: Copy["projects"]["items"]): ProjectCardData | undefined {
  const unlisted = caseStudies.find(
    ({ key, slug }) => key in items && !projectCards.some((card) => card.slug === slug),
  );
  if (unlisted === undefined) return projectCards[0];
  const { slug } = unlisted;
  return { id: 0, key: unlisted.key as ProjectCardData["key"], slug, categories: [] };
}
