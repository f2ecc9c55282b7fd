export const defaultSiteUrl = "http://localhost:4321";
