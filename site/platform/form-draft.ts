/** Keeps what was typed into a form for as long as the tab lives, so that a reload loses nothing. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const values = typedFields(form).map((field) => [field.name, field.value]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Without storage the browser's own form memory is what there is.
  }
}

/** Puts a kept draft back into the fields that are still empty. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const values = readDraft(key);
  for (const field of typedFields(form)) {
    const value = values[field.name];
    if (field.value === "" && typeof value === "string") field.value = value;
  }
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
export function readDraft(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
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
