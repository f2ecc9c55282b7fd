/** What stands in a form's fields, by their names. */
export type FormValues = Record<string, unknown>;

/** Keeps what was typed into a form for as long as the tab lives, so that a reload loses nothing. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(readForm(form)));
  } catch {
    // Without storage the browser's own form memory is what there is.
  }
}

/** Puts a kept draft back into the fields that are still empty. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  fillForm(form, readDraft(key));
}

/** Forgets a draft, e.g. after its message was sent. */
export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Reads a kept draft: what was typed, by the names of its fields. */
export function readDraft(key: string): FormValues {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What was typed into each form of the page, in their order. */
export function readForms(): FormValues[] {
  return [...document.forms].map(readForm);
}

/** Puts what was typed into each form of the page back into the fields that are still empty. */
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
