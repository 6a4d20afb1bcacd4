import type { SendRequest } from './serverCalls';

/** A request that the page's head made before this code was there. */
export interface FirstRequest {
  /** What is stored about the person in whose name it was made; null for nobody. */
  user: string | null;
  /** Whether a token was sent. */
  named: boolean;
  /** The version of the answer that was known (`If-None-Match`). */
  knownEtag?: string | undefined;
  /** When it was made, by the time of the page. */
  at: number;
  answer: Promise<Response>;
}

/** The requests, by method and address. Absent where the page's head made none. */
export interface FirstData {
  firstData?: Map<string, FirstRequest>;
}

/** The key of a request. */
export const keyOf = (method: string, address: string) => `${method} ${address}`;

/** Later than this, in milliseconds, it is better to ask again. */
const freshFor = 30_000;

/**
 * Takes the answer to the same request, if it was made before: once, and only while nobody else is logged in and this page has
 * changed nothing.
 */
function takeAnswer(
  address: string,
  { method = 'GET', headers }: RequestInit,
  user: () => string | null,
): Promise<Response> | undefined {
  const { firstData } = globalThis as FirstData;
  const first = firstData?.get(keyOf(method, address));
  firstData?.delete(keyOf(method, address));
  if (method !== 'GET') firstData?.clear();
  const sent = headers as Record<string, string | undefined>;
  return first &&
    first.named === 'authorization' in sent &&
    first.knownEtag === sent['if-none-match'] &&
    first.at + freshFor > performance.now() &&
    first.user === user()
    ? first.answer
    : undefined;
}

/**
 * Asks as the browser does, but takes the answer to a request that the page's head made. Where that failed, it is as if it
 * had not been made.
 * @param user reads what is stored about the person who is logged in.
 */
export function withFirstData(fetch: SendRequest, user: () => string | null): SendRequest {
  return async (address, options) => {
    const waiting = new Promise<null>((resolve) => {
      options.signal?.addEventListener('abort', () => resolve(null));
    });
    const answer = takeAnswer(address, options, user)?.catch(() => null);
    const first = answer && (await Promise.race([answer, waiting]));
    return first && first.status < 500 ? first : fetch(address, options);
  };
}
