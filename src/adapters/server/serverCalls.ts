import { beginWork } from '../../busy';
import type { ErrorCode } from '@/shared/contract/errorCodes';
import { addressOf, type Asked, type Operation } from '@/shared/contract/operation';
import type { Clock } from '../../ports/clock';
import type { ToldTime } from './toldTime';

/** No answer, or one that is not from our server, such as a captive portal's login page. */
export class NoAnswerError extends Error {
  constructor(options?: ErrorOptions) {
    super('The server did not answer', options);
    this.name = 'NoAnswerError';
  }
}

/** The server's answer: a result, or an error with its code. */
export type Answer<Body = unknown> =
  /** `etag`: the name of this version of the answer. `notModified`: what the caller has is still so; there is no body. */
  | { ok: true; body: Body; etag?: string; notModified?: true }
  /**
   * `code`: empty where the answer has words only. `error`: words for the person. `retryAfterSeconds`: how long the server asks to
   * wait, where it says so. `body`: the whole answer.
   */
  | {
      ok: false;
      status: number;
      code: ErrorCode | '';
      error?: string;
      retryAfterSeconds?: number;
      body: unknown;
    };

/** What goes with a call, beside what the operation itself takes. */
export interface CallOptions {
  token?: string | undefined;
  /** Lets the call finish when the page is closed. */
  keepalive?: boolean;
  /** Do it only where the record is this version (`If-Match`), or where there is none (`If-None-Match: *`). */
  onlyIf?: number | 'none';
  /** The version of the answer that the caller has (`If-None-Match`): where it is still so, none is sent. */
  knownEtag?: string | undefined;
  /** Names the request, so that the server does what it asks for once only. */
  idempotencyKey?: string;
  /** Whether the browser may keep the answer. Default `no-store`: most answers are about one person. */
  cache?: 'no-store' | 'no-cache';
  /** How long the server may take, in milliseconds. Default ten seconds. */
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

/** How long the server may take where a call does not say otherwise, in milliseconds. */
const defaultTimeout = 10_000;

/** How long the server asks to wait. The other form, a date, would depend on the device's clock. */
const secondsOf = (retryAfter: string | null) =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null;

const conditionOf = (onlyIf: number | 'none') =>
  onlyIf === 'none' ? { 'if-none-match': '*' } : { 'if-match': `"${onlyIf}"` };

/** The code in a refusal; empty where somebody else refused. */
export const codeIn = (code: unknown) => (typeof code === 'string' ? code : '') as ErrorCode | '';

function parseAnswer<Body>(response: Response, text: string, anyFailure: boolean): Answer<Body> {
  const { status } = response;
  const etag = response.headers.get('etag');
  const tag = etag !== null && { etag };
  // What is said here only says what is asked for: somebody else may have answered.
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
 * Calls to `/api` of the server that the page came from.
 * @param fetch the browser's own; tests give another.
 * @param onEnded called where a request in somebody's name was refused because the login has ended.
 * @param toldTime takes what answers tell of the time, where they cannot come from this browser's cache.
 */
export function createServerCall({
  fetch,
  clock,
  onEnded,
  toldTime,
}: {
  fetch: SendRequest;
  clock: Clock;
  onEnded?: () => void;
  toldTime?: ToldTime;
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
        // Our server never redirects: anything that does is not our server.
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
      if (cache === 'no-store') toldTime?.note(response.headers, begun, clock.now());
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
