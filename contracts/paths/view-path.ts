/** Takes the path of a page that was seen, as plain text (decision 099). */
export const viewPath = "/api/view";
