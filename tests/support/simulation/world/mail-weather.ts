/** The server's faults, as shares of 1 of all mails; the rest is accepted. */
export type MailWeather = {
  isDown: boolean;
  /** Defers the mail with an answer 4xx, until the weather changes. */
  deferred: number;
  refused: number;
  /** Sends nothing until the command times out. */
  hanging: number;
  /** Ends the session with 421. */
  closing: number;
  /** Requires a login, with 530. */
  lockedOut: number;
  /** Accepts the mail and closes the connection, or sends half a line. */
  unanswered: number;
  /** Accepts the mail and confirms after minutes. */
  late: number;
};

export const fairWeather: MailWeather = {
  isDown: false,
  deferred: 0,
  refused: 0,
  hanging: 0,
  closing: 0,
  lockedOut: 0,
  unanswered: 0,
  late: 0,
};
