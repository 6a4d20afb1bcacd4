import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../http/httpError';
import type { Settings } from '../settings/settings';

/**
 * Refuses a request with two Host headers: a proxy may have used one of them and the server the other.
 * @param rawHeaders names and values in turn, as they came.
 * @throws HttpError invalid-request
 */
export function checkHost(rawHeaders: readonly string[]): void {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1) throw new HttpError('invalid-request', 'The request names its host more than once.');
}

/**
 * Refuses a request that changes something and was sent by a page of another site. Browsers say where a request comes
 * from; programs that say nothing may pass with a token, or when they carry no cookie that could be misused.
 * @throws HttpError foreign-origin
 */
export function checkOrigin(settings: Pick<Settings, 'publicUrl'>, headers: IncomingHttpHeaders): void {
  const { origin, host } = headers;
  if (origin === undefined) {
    if (/^bearer /i.test(headers.authorization ?? '') || headers.cookie === undefined) return;
    throw new HttpError('foreign-origin', 'The request does not say which page it comes from.');
  }
  const expected = settings.publicUrl;
  // Without a public address the server does not know whether a proxy in front of it speaks https.
  const same =
    expected === null ? /^https?:\/\//i.test(origin) && withoutScheme(origin) === host : origin === expected;
  if (same) return;
  throw new HttpError(
    'foreign-origin',
    expected === null
      ? 'The request comes from a page of another site. An operator behind a proxy sets PUBLIC_URL.'
      : 'The request comes from a page of another site.',
  );
}

function withoutScheme(origin: string): string {
  return origin.replace(/^https?:\/\//i, '');
}
