import { readStoredValue, removeStoredValue, storeValue } from "../stored-value.ts";

export type FormValues = Record<string, unknown>;

export function saveDraft(key: string, form: HTMLFormElement): void {
  storeValue("sessionStorage", key, JSON.stringify(readForm(form)));
}

/** Fills only empty fields. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  fillForm(form, readDraft(key));
}

export function clearDraft(key: string): void {
  removeStoredValue("sessionStorage", key);
}

export function readDraft(key: string): FormValues {
  try {
    const value: unknown = JSON.parse(readStoredValue("sessionStorage", key) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function readForms(): FormValues[] {
  return [...document.forms].map(readForm);
}

export function fillForms(typed: readonly FormValues[]): void {
  for (const [index, form] of [...document.forms].entries()) fillForm(form, typed[index] ?? {});
}

function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value]));
}

function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const field of typedFields(form)) {
    const value = values[field.name];
    if (field.value === "" && typeof value === "string") field.value = value;
  }
}

function typedFields(
  form: HTMLFormElement,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      "input:not([type=hidden]), select, textarea",
    ),
  ];
}
