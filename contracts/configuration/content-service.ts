/** How to reach the content service (design §3). */
export type ContentfulConfig = {
  spaceId: string;
  /** Delivery token: read-only, and public in the browser. */
  accessToken: string;
  /** `"master"` where none is given. */
  environment?: string | undefined;
  /** Address without a path; the service's own where none is given. */
  origin?: string | undefined;
};

/** Where Contentful answers. */
export const defaultContentOrigin = "https://cdn.contentful.com";

/** Hosts that its client takes: of any other it would send the token to `defaultContentOrigin` without a word. */
export const contentOriginPattern = /^https?:\/\/[\w.-]{2,}(?::\d{1,5})?$/;
