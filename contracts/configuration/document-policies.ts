/** A file at the top of the built site that the service reads but does not serve. */
export const policiesFile = "_policies.json";

/** Content security policies by document file name; the other policy is for everything without inline code. */
export type DocumentPolicies = { documents: Record<string, string>; others: string };
