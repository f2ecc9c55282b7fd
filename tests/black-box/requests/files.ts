import { findHeader, type Talk } from "../talk.ts";

const style = "/assets/site-1a2b.css";
const media = ["/large.pdf", "/images/portrait.webp"];

/** Files of every kind, plain and compressed. */
export async function askFiles(talk: Talk): Promise<void> {
  for (const path of [
    style,
    "/assets/entry-3c4d.js",
    "/assets/report-worker-5e6f.js",
    "/_data/es/index.json",
    "/images/icon.svg",
    "/images/portrait.webp",
    "/share/home.png",
    "/rss.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/large.pdf",
  ]) {
    await talk.ask(path);
    await talk.ask(path, { method: "HEAD" });
  }
  await talk.ask(style, { headers: { "accept-encoding": "gzip" } });
}

/** Negotiation of encodings with the available ones. */
export async function askEncodings(talk: Talk): Promise<void> {
  for (const accepted of [
    "br, gzip",
    "gzip, deflate, br;q=0.9",
    "br;q=0, gzip",
    "*",
    "*;q=0",
    "identity, br;q=0.5",
    "deflate",
    "",
  ]) {
    for (const path of ["/servicios", style])
      await talk.ask(path, { headers: { "accept-encoding": accepted } });
  }
}

/** Conditional requests for files, in the encoding that the client accepts. */
export async function askKnown(talk: Talk): Promise<void> {
  for (const accepted of ["br", "gzip", "identity"]) {
    for (const path of ["/servicios", style, "/images/portrait.webp"]) {
      const headers = { "accept-encoding": accepted };
      const etag = findHeader(await talk.ask(path, { headers }), "etag") ?? "";
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*", '"other"'])
        await talk.ask(path, { headers: { ...headers, "if-none-match": known } });
    }
  }
}

/** Ranges of uncompressed files. */
export async function askRanges(talk: Talk): Promise<void> {
  for (const path of [...media, "/servicios"]) {
    for (const range of [
      "bytes=1-2",
      "bytes=-2",
      "bytes=2-",
      "bytes=2-1",
      "bytes=0-0,2-2",
      "bytes=9999999-",
      "lines=1-2",
    ]) {
      await talk.ask(path, { headers: { range } });
      await talk.ask(path, { method: "HEAD", headers: { range } });
    }
    await talk.ask(path, { headers: { range: "bytes=1-2", "if-range": '"older"' } });
  }
}
