const messages = {
  InvalidQuery:
    "The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.",
  BadRequest: "The request was malformed or contains invalid parameters.",
  AccessTokenInvalid: "The access token you sent could not be found or is invalid.",
  NotFound: "The resource could not be found.",
  RateLimitExceeded:
    "You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.",
  ServerError: "An unexpected error occurred on the server.",
};

/** An error response, with the service's own text. */
export class DeliveryError extends Error {
  readonly status: number;
  readonly id: keyof typeof messages;
  readonly details: object | undefined;

  constructor(status: number, id: keyof typeof messages, details?: object) {
    super(messages[id]);
    this.status = status;
    this.id = id;
    this.details = details;
  }

  toBody(requestId: string): object {
    const sys = { type: "Error", id: this.id };
    return {
      sys,
      message: this.message,
      requestId,
      ...(this.details && { details: this.details }),
    };
  }
}

/** Returns the service's refusal of a query: the error's name, and the parameter's path. */
export function refuseQuery(name: string, path: string): DeliveryError {
  return new DeliveryError(400, "InvalidQuery", { errors: [{ name, path: path.split(".") }] });
}
