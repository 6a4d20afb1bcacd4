/** The codes of all errors that the server sends, each with its HTTP status. */
const statuses = {
  'invalid-email': 400,
  'weak-password': 400,
  'invalid-credential': 400,
  'invalid-request': 400,
  'address-reserved': 400,
  'address-unsubscribed': 400,
  'address-returned': 400,
  'user-not-found': 401,
  'wrong-password': 401,
  'signed-out': 401,
  'permission-denied': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'email-already-in-use': 409,
  'address-proved': 409,
  'address-not-proved': 409,
  'mailbox-stopped': 409,
  'list-changed': 409,
  'record-changed': 409,
  'record-exists': 409,
  'number-used': 409,
  overlap: 409,
  'key-reused': 409,
  'limit-reached': 409,
  gone: 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'not-this-machine': 421,
  'too-many-requests': 429,
  internal: 500,
  'data-damaged': 500,
  'disk-failed': 500,
  'mail-not-sent': 502,
  'mail-unknown': 502,
  unavailable: 503,
  'disk-full': 507,
} as const;

/** The code of an error, which programs can rely on. */
export type HttpErrorCode = keyof typeof statuses;

/** An error that is sent to the client: `{ error, code }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: HttpErrorCode;
  readonly statusCode: number;
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What a program needs besides the code, such as the current record; merged into the response body. */
  readonly details: object | undefined;

  /** @param text plain language for a person; no personal data, no secrets. */
  constructor(code: HttpErrorCode, text: string, retryAfter?: number, details?: object) {
    super(text);
    this.details = details;
    this.code = code;
    this.statusCode = statuses[code];
    this.retryAfter = retryAfter;
  }
}
