/** At the top of the built site: read by the service, which does not serve it. */
export const policiesFile = "_policies.json";

/** Content security policies by the name of a document's file; the other one is of all that has no inline code. */
export type DocumentPolicies = { documents: Record<string, string>; others: string };
