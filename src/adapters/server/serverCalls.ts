import { beginWork } from '../../busy';
import type { ErrorCode } from '@/shared/contract/errorCodes';
import { addressOf, type Asked, type Operation } from '@/shared/contract/operation';
import type { Clock } from '../../ports/clock';
import type { ServerTimeSink } from './serverTime';

/** No answer, or one that is not from our server, such as a captive portal's login page. */
export class NoAnswerError extends Error {
  constructor(options?: ErrorOptions) {
    super('The server did not answer', options);
    this.name = 'NoAnswerError';
  }
}

/** The server's answer: a result, or an error with its code. */
export type Answer<Body = unknown> =
  /** `etag`: the version of the response. `notModified`: the caller's version is current; there is no body. */
  | { ok: true; body: Body; etag?: string; notModified?: true }
  /**
   * `code`: empty where the response has only text. `error`: a text for the person. `retryAfterSeconds`: the delay that
   * the server requests, if any. `body`: the complete response.
   */
  | {
      ok: false;
      status: number;
      code: ErrorCode | '';
      error?: string;
      retryAfterSeconds?: number;
      body: unknown;
    };

/** The options of a call, beside the operation's own parameters. */
export interface CallOptions {
  token?: string | undefined;
  /** Lets the call finish when the page is closed. */
  keepalive?: boolean;
  /** Requires this version of the record (`If-Match`), or that there is none (`If-None-Match: *`). */
  onlyIf?: number | 'none';
  /** The caller's version of the response (`If-None-Match`): the body is omitted where it is current. */
  knownEtag?: string | undefined;
  /** The idempotency key: the server processes the request only once. */
  idempotencyKey?: string;
  /** The browser's cache mode. Default `no-store`: most responses are about one person. */
  cache?: 'no-store' | 'no-cache';
  /** The timeout, in milliseconds. Default ten seconds. */
  timeout?: number;
  /**
   * Treats any failure that has a text or a code as an answer, from any server. Default: only our server's own errors are
   * answers, and a 5xx counts as no answer.
   */
  anyFailure?: boolean;
}

/** Makes one call to the app's own server. @throws NoAnswerError and nothing else. */
export type ServerCall = <Url extends string, Body, Result>(
  operation: Operation<Url, Body, Result>,
  asked: Asked<Url, Body>,
  options?: CallOptions,
) => Promise<Answer<Result>>;

/** The part of `fetch` that is used here. */
export type SendRequest = (address: string, options: RequestInit) => Promise<Response>;

/** The default timeout of a call, in milliseconds. */
const defaultTimeout = 10_000;

/** Returns the delay that the server requests. The other form, a date, would depend on the device's clock. */
const secondsOf = (retryAfter: string | null) =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null;

const conditionOf = (onlyIf: number | 'none') =>
  onlyIf === 'none' ? { 'if-none-match': '*' } : { 'if-match': `"${onlyIf}"` };

/** Returns the code of a refusal; empty where another server refused. */
export const codeIn = (code: unknown) => (typeof code === 'string' ? code : '') as ErrorCode | '';

function parseAnswer<Body>(response: Response, text: string, anyFailure: boolean): Answer<Body> {
  const { status } = response;
  const etag = response.headers.get('etag');
  const tag = etag !== null && { etag };
  // The type only states the expectation: another server may have answered.
  const body = (text === '' || status === 304 ? null : JSON.parse(text)) as Body;
  if (status === 304) return { ok: true, body, notModified: true, ...tag };
  if (status >= 200 && status < 300) return { ok: true, body, ...tag };
  const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown };
  const hasWords = typeof error === 'string' && error !== '';
  // 502 with our own code: the mail server behind our server failed.
  const isRefusal = typeof code === 'string' && (anyFailure || status < 500 || status === 502);
  if (!isRefusal && !(anyFailure && hasWords)) throw new Error(`Unexpected answer ${status}`);
  const retryAfterSeconds = secondsOf(response.headers.get('retry-after'));
  return {
    ok: false,
    status,
    code: codeIn(code),
    body,
    ...(hasWords && { error }),
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  };
}

/**
 * Calls to `/api` of the server of the page.
 * @param fetch the browser's own; tests pass in another.
 * @param onEnded called where an authenticated request was refused because the login has ended.
 * @param serverTime takes the time of responses that cannot come from this browser's cache.
 */
export function createServerCall({
  fetch,
  clock,
  onEnded,
  serverTime,
}: {
  fetch: SendRequest;
  clock: Clock;
  onEnded?: () => void;
  serverTime?: ServerTimeSink;
}): ServerCall {
  return async <Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
    options: CallOptions = {},
  ) => {
    const { body } = asked;
    const {
      token,
      keepalive = false,
      idempotencyKey,
      onlyIf,
      knownEtag,
      cache = 'no-store',
      timeout = defaultTimeout,
      anyFailure = false,
    } = options;
    const waiting = new AbortController();
    const cancel = clock.after(timeout, () => waiting.abort());
    const end = beginWork();
    const begun = clock.now();
    try {
      const response = await fetch(addressOf(operation, asked), {
        method: operation.method,
        keepalive,
        cache,
        // Our server never redirects: another server does.
        redirect: 'error',
        signal: waiting.signal,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(onlyIf !== undefined && conditionOf(onlyIf)),
          ...(knownEtag !== undefined && { 'if-none-match': knownEtag }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = parseAnswer<Result>(response, await response.text(), anyFailure);
      if (cache === 'no-store') serverTime?.note(response.headers, begun, clock.now());
      if (!answer.ok && answer.code === 'signed-out' && token !== undefined) onEnded?.();
      return answer;
    } catch (error) {
      throw new NoAnswerError({ cause: error });
    } finally {
      cancel();
      end();
    }
  };
}
