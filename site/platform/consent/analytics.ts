// Google's tag in consent mode v2, basic: no request to Google before the visitor agrees (§4, D18).

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const tagAddress = "https://www.googletagmanager.com/gtag/js";
const tagWindow = window as unknown as TagWindow;

let isGranted = false;
let reportedPath: string | undefined;

/** Loads the tag at the first consent; a refusal removes its cookies and, if it had run, reloads the page. */
export function followAnalyticsConsent(measurementId: string, granted: boolean): void {
  if (tagWindow.dataLayer === undefined) {
    tag("consent", "default", {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
  }
  if (granted === isGranted) {
    if (!granted) removeCookies();
    return;
  }
  isGranted = granted;
  tagWindow[`ga-disable-${measurementId}`] = !granted;
  tag("consent", "update", { analytics_storage: granted ? "granted" : "denied" });
  if (granted) {
    loadTag(measurementId);
    return;
  }
  removeCookies();
  // The tag's timers live as long as its document and may write cookies until it unloads. Drafts of forms are kept.
  addEventListener("pagehide", removeCookies);
  location.reload();
}

export function reportPageView(measurementId: string, path: string): void {
  if (!isGranted || path === reportedPath) return;
  reportedPath = path;
  tag("event", "page_view", {
    send_to: measurementId,
    page_location: location.href,
    page_title: document.title,
  });
}

function loadTag(measurementId: string): void {
  tag("js", new Date());
  tag("config", measurementId, { send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagAddress}?id=${measurementId}`;
  document.head.append(script);
}

// The tag reads `arguments` objects and ignores arrays.
function tag(..._command: unknown[]): void {
  tagWindow.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  tagWindow.dataLayer.push(arguments);
}

/** Removes the tag's cookies on each parent domain, as the tag writes them to the widest one that it can. */
function removeCookies(): void {
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=")[0] ?? "")
    .filter((name) => /^_ga(?:_|$)/.test(name));
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const name of names) {
    for (const domain of ["", ...domains]) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
