import { createHash } from "node:crypto";
import { defaultContentOrigin } from "../../contracts/configuration/content-service.ts";
import type { Environment } from "../../contracts/configuration/environment.ts";
import type { Provider } from "../../contracts/privacy/provider.ts";
import type { InlineCode } from "./list-inline-code.ts";

/**
 * The only trusted-types policy that may create script addresses: that of the reports' worker
 * (`count-in-worker.ts`).
 */
const reportWorkerPolicy = "worker";

/** Returns the content security policy of a document: only our own files, and its inline code by hash. */
export function describePolicy(
  environment: Environment,
  inline: InlineCode,
  { providers, hasVideos = true }: { providers: readonly Provider[]; hasVideos?: boolean },
): string {
  const mail =
    environment.VITE_EMAILJS_PUBLIC_KEY === undefined
      ? []
      : [environment.VITE_EMAILJS_ORIGIN ?? "https://api.emailjs.com"];
  const isMeasured = environment.VITE_GA_MEASUREMENT_ID !== undefined;
  const tag = isMeasured ? ["https://*.googletagmanager.com"] : [];
  const measuring = isMeasured ? [...tag, "https://*.google-analytics.com"] : [];
  const reporting = isMeasured ? [...measuring, "https://*.analytics.google.com"] : [];
  const content = listContentHosts(environment);
  const embeds = providers
    .filter(({ purpose }) => purpose === "embed")
    .flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...tag, ...inline.scripts.map(hash)],
    "style-src": ["'self'", ...inline.styles.map(hash)],
    "img-src": ["'self'", "data:", ...content.pictures, ...measuring],
    ...(hasVideos && { "media-src": ["'self'", ...content.videos] }),
    "manifest-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...mail, ...content.calls, ...embeds, ...reporting],
    "frame-src": ["'self'", ...embeds],
    "form-action": ["'self'", ...mail],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
    // Google's tag assigns script addresses without trusted types.
    ...(!isMeasured && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [reportWorkerPolicy],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}

type ContentHosts = { calls: string[]; pictures: string[]; videos: string[] };

/** Hosts of the blog's content if Contentful is configured; downloads are navigations and need no rule. */
function listContentHosts(environment: Environment): ContentHosts {
  const { VITE_CONTENTFUL_SPACE_ID: space, VITE_CONTENTFUL_ORIGIN: origin } = environment;
  if (space === undefined) return { calls: [], pictures: [], videos: [] };
  const own = origin === undefined || origin === defaultContentOrigin ? [] : [origin];
  return {
    calls: [origin ?? defaultContentOrigin],
    pictures: ["https://images.ctfassets.net", ...own],
    videos: ["https://videos.ctfassets.net", ...own],
  };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
