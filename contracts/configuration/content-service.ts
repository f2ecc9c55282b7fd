export type ContentfulConfig = {
  spaceId: string;
  /** Delivery token: read-only, and public in the browser. */
  accessToken: string;
  environment?: string | undefined;
  origin?: string | undefined;
};

export const defaultContentOrigin = "https://cdn.contentful.com";

/** Hosts that contentful.js accepts: for any other it silently sends the token to `defaultContentOrigin`. */
export const contentOriginPattern = /^https?:\/\/[\w.-]{2,}(?::\d{1,5})?$/;
