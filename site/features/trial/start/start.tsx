import { siteConfig } from "#folder/site.config.ts";
import { closedPolicy } from "../../../../contracts/trial/closed-policy.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import type { Trial } from "../state/use-trial.ts";
import { FileInput } from "./file-input.tsx";
import { gatheredLine, loosePoints } from "./loose-points.ts";
import "./start.css";

type StartProps = { trial: Trial; isOver: boolean; isReading: boolean };

/** The page before a file: a sheet whose first cell takes it and whose other cells are the limits. */
export function Start({ trial, isOver, isReading }: StartProps) {
  const { hero, steps } = useCopy("trial");
  return (
    <>
      <section className="trial-hero">
        <div className="trial-heading">
          <h1 tabIndex={-1}>
            {hero.before}
            <mark className="trial-dotted">{hero.highlight}</mark>
          </h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <Sheet trial={trial} isOver={isOver} isReading={isReading} />
        <Closed isReady={trial.state.isReady} />
      </section>
      <section className="section trial-steps" aria-labelledby="trial-steps">
        <h2 id="trial-steps">{steps.title}</h2>
        <ol>
          {steps.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The promise, made only once reader and report are in memory, and how to check it. */
function Closed({ isReady }: { isReady: boolean }) {
  const { promise } = useCopy("trial");
  return (
    <div className="trial-promise">
      <p>
        <strong>{promise.title}</strong>
      </p>
      <p role="status">{isReady ? promise.check : promise.preparing}</p>
      <details>
        <summary>{promise.more}</summary>
        <ol>
          {promise.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ol>
        <code>{closedPolicy.replace(";", "; ")}</code>
      </details>
    </div>
  );
}

/** The texts of its cells are paragraphs, whose lines are kept when the fonts arrive (decision 023). */
function Sheet({ trial, isOver, isReading }: StartProps) {
  const { sheet } = useCopy("trial");
  const choose = isReading ? sheet.reading : isOver ? sheet.drop : sheet.choose;
  return (
    <div className="trial-sheet" data-over={isOver || undefined}>
      <table>
        <caption className="visually-hidden">{sheet.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">#</span>
            </th>
            <th scope="col">A</th>
            <th scope="col">B</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">1</th>
            <td className="trial-a1">
              <FileInput look="cell" onFile={(file) => trial.read(file)}>
                {choose}
              </FileInput>
              <a className="trial-without" href={`mailto:${siteConfig.owner.email}`}>
                {sheet.without}
              </a>
            </td>
            <td className="trial-where">
              <p>{isOver ? sheet.whereOver : sheet.where}</p>
            </td>
          </tr>
          <tr className="trial-sample">
            <th scope="row">2</th>
            <th scope="row">
              <button type="button" onClick={() => trial.read(null)}>
                {sheet.sample}
              </button>
            </th>
            <td>
              <p>{sheet.sampleFile}</p>
            </td>
          </tr>
          {sheet.rows.map(({ name, value }, index) => (
            <tr key={name}>
              <th scope="row">{index + 3}</th>
              <th scope="row">{name}</th>
              <td>
                <p>{value}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        className="trial-points"
        viewBox="0 0 612 426"
        preserveAspectRatio="xMinYMid meet"
        aria-hidden="true"
      >
        <path className="trial-loose" d={loosePoints} />
        <path className="trial-halo" d={gatheredLine} />
        <path className="trial-gathered" d={gatheredLine} />
        <circle cx="602" cy="95" r="7" />
      </svg>
    </div>
  );
}
