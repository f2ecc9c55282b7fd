// Preloaded by publish.test.ts: the DNS knows two names of the site, and no record of its mails.
import { promises } from "node:dns";

const unknown = Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
const { DNS_ADDRESS: address } = process.env;

Object.assign(promises.Resolver.prototype, {
  resolve4: async (host) => {
    if (address === undefined || !/^(?:www\.)?datofirme\.example$/.test(host)) throw unknown;
    return [address];
  },
  resolve6: async () => Promise.reject(unknown),
  resolveTxt: async () => Promise.reject(unknown),
});
