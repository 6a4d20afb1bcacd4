import { errorStatuses, type ErrorCode } from '@/shared/contract/errorCodes';

/** An error that is sent to the client: `{ error, code }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Data for programs besides the code, such as the current record; merged into the response body. */
  readonly details: object | undefined;

  /** @param text plain language for a person; no personal data, no secrets. */
  constructor(code: ErrorCode, text: string, retryAfter?: number, details?: object) {
    super(text);
    this.details = details;
    this.code = code;
    this.statusCode = errorStatuses[code];
    this.retryAfter = retryAfter;
  }
}
