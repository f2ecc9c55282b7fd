/** Address of the site where none is configured: the one `npm start` serves. */
export const defaultSiteUrl = "http://localhost:4321";
