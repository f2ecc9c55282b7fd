/** Policy in the text of a document that may send nothing, wherever it is served from. */
export const closedPolicy = "connect-src 'none';form-action 'none'";

/** Returns a policy under which nothing may be sent. */
export function closePolicy(policy: string): string {
  return policy
    .replace(/connect-src [^;]*/, "connect-src 'none'")
    .replace(/form-action [^;]*/, "form-action 'none'");
}
