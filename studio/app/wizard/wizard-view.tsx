import { formOfCopy } from "../../model/form-of-copy.ts";
import type { FormNode } from "../../model/form-node.ts";
import { copyFile, lists } from "../../model/list-definitions.ts";
import { readAt, type Path } from "../../model/json-value.ts";
import { readItems, writeItems } from "../../model/list-items.ts";
import { CopyForm } from "../fields/copy-form.tsx";
import { ListEditor } from "../fields/list-editor.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { useFiles } from "../use-files.ts";
import { routeTo, useRoute } from "../use-route.ts";
import { configFile, settingsForm } from "../views/settings-view.tsx";
import { useWords } from "../words.ts";
import { MailStep } from "./mail-step.tsx";
import { RemainingFindings } from "./remaining-findings.tsx";
import { wizardSteps, type WizardStep } from "./wizard-steps.ts";

const reviews = lists.find(({ id }) => id === "reviews");
const keptStep = "studio-wizard-step";

/** Shows one of the first steps; leaving it saves, and the next start opens the same step. */
export function WizardView() {
  const { say } = useWords();
  const { save, isBusy } = useFiles();
  const route = useRoute();
  const wanted = route.subject || (window.localStorage.getItem(keptStep) ?? "");
  const at = Math.max(
    0,
    wizardSteps.findIndex(({ id }) => id === wanted),
  );
  const step = wizardSteps[at];
  if (step === undefined) return null;
  const go = async (to: number) => {
    const next = wizardSteps[to];
    if (next === undefined || !(await save())) return;
    window.localStorage.setItem(keptStep, next.id);
    window.location.hash = routeTo("wizard", next.id);
  };
  return (
    <>
      <p className="note">{say("step", { n: at + 1, total: wizardSteps.length })}</p>
      <h1>{say(`step_${step.id}`)}</h1>
      <StepForm step={step} />
      <div className="buttons">
        <button type="button" disabled={at === 0 || isBusy} onClick={() => void go(at - 1)}>
          {say("previous")}
        </button>
        {at < wizardSteps.length - 1 && (
          <button
            type="button"
            className="primary"
            disabled={isBusy}
            onClick={() => void go(at + 1)}
          >
            {say("next")}
          </button>
        )}
      </div>
      <p className="note">{say("later")}</p>
    </>
  );
}

function StepForm({ step }: { step: WizardStep }) {
  if (step.id === "reviews") return <ReviewsStep />;
  if (step.id === "mail") return <MailStep />;
  if (step.id === "end") return <RemainingFindings />;
  return (
    <div className="form">
      <div className="form values">
        {step.settings?.map((path) => {
          const node = findNode(settingsForm, path);
          return node && <SchemaForm key={path.join(".")} file={configFile} node={node} />;
        })}
      </div>
      {step.texts?.map(({ group, paths }) => (
        <StepTexts key={group} group={group} paths={paths} />
      ))}
    </div>
  );
}

function StepTexts({ group, paths }: { group: string; paths: readonly Path[] }) {
  const { values } = useFiles();
  return paths.map((path) => {
    const [es, en] = (["es", "en"] as const).map((locale) =>
      readAt(values[copyFile(locale, { group })], path),
    );
    return (
      <CopyForm key={path.join(".")} group={group} node={formOfCopy(es, en, path)} depth={1} />
    );
  });
}

/** Edits the reviews; one button removes all samples. */
function ReviewsStep() {
  const { values, setFiles } = useFiles();
  const { say } = useWords();
  if (reviews === undefined) return null;
  const items = readItems(values, reviews);
  const own = items.filter(({ catalogue }) => catalogue?.["isSample"] !== true);
  return (
    <>
      {own.length < items.length && (
        <p>
          <button type="button" onClick={() => setFiles(writeItems(values, reviews, own))}>
            {say("samplesOut")}
          </button>
        </p>
      )}
      <ListEditor definition={reviews} />
    </>
  );
}

function findNode(node: FormNode, path: Path): FormNode | undefined {
  if (node.path.join(".") === path.join(".")) return node;
  if (node.kind !== "group") return undefined;
  return node.fields.map((field) => findNode(field, path)).find((found) => found !== undefined);
}
