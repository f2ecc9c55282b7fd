/** Expects what the site ships with. Owners of other content have removed it, and with it the tests that are written for that. */
export const shippedContentTest = "tests/contract/shipped-content.test.ts";
