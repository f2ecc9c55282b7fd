export type OperationKind =
  | "enquiry"
  | "hold"
  | "session"
  | "pay"
  | "payLater"
  | "refund"
  | "webhook"
  | "release"
  | "move"
  | "cancel"
  | "look"
  | "erase"
  | "purge"
  | "requeue"
  | "see";

/** An operation of a person and its subject: every change must be explained by one. */
export type Operation = {
  kind: OperationKind;
  isDone: boolean;
  startedAt: number;
  bookingId?: string;
  slot?: number;
  request?: string;
  email?: string;
  message?: string;
};
