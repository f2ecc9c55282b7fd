/** Message from a page in the preview: the text that the owner selected, as shown. */
export type EditRequest = {
  name: typeof nameOfMessage;
  text: string;
  locale: "es" | "en";
  path: string;
  /** False in the header and the footer. */
  isInMain: boolean;
};

/** Message to a page in the preview: the color scheme to use. */
export type SchemeRequest = { name: typeof nameOfScheme; scheme: "light" | "dark" };

export const nameOfScheme = "studio-scheme";

export const nameOfMessage = "studio-edit";

export function isEditRequest(data: unknown): data is EditRequest {
  const { name, text } = (data ?? {}) as Partial<EditRequest>;
  return name === nameOfMessage && typeof text === "string";
}
