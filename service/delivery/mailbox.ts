// These providers deliver a.b@ and ab@ to the same mailbox.
const ignoringDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns one spelling for all addresses of a mailbox: lower case, without `+tag`, and without dots if the provider
 * ignores them.
 */
export function nameMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).replace(/\.$/, "");
  const [name = ""] = address.slice(0, at).split("+");
  return ignoringDots.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
