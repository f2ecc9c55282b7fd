/** What a page in the preview tells the studio: the text that was pointed at, as it is shown. */
export type EditRequest = {
  name: typeof nameOfMessage;
  text: string;
  locale: "es" | "en";
  path: string;
  /** Else in the header or the footer of every page. */
  isInMain: boolean;
};

/** What the studio tells a page in the preview: the scheme to show itself in. */
export type SchemeRequest = { name: typeof nameOfScheme; scheme: "light" | "dark" };

export const nameOfScheme = "studio-scheme";

export const nameOfMessage = "studio-edit";

export function isEditRequest(data: unknown): data is EditRequest {
  const { name, text } = (data ?? {}) as Partial<EditRequest>;
  return name === nameOfMessage && typeof text === "string";
}
