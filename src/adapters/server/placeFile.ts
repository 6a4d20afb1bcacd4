import { fieldsOf } from '@/shared/domain/records/parse';
import type { TextFile } from '../../ports/saveFile';
import { codeIn, type Answer, type SendRequest } from './serverCalls';

/** A failure of a `ServerCall`. */
type Failure = Answer & { ok: false };

function failureOf(status: number, body: unknown): Failure {
  const { code, error } = fieldsOf(body) ?? {};
  return {
    ok: false,
    status,
    code: codeIn(code),
    ...(typeof error === 'string' && { error }),
    body,
  };
}

/**
 * Fetches a file that is not JSON, which `ServerCall` would refuse.
 * @param timeout in milliseconds.
 * @throws where there is no answer, or one that is not from our server: a captive portal names no file.
 */
export async function fetchPlaceFile(
  send: SendRequest,
  path: string,
  token: string | undefined,
  timeout: number,
): Promise<TextFile | Failure> {
  const response = await send(path, {
    method: 'GET',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) return failureOf(response.status, await response.json());
  const named = /^attachment; filename="([\w.-]+)"$/.exec(response.headers.get('content-disposition') ?? '');
  const type = response.headers.get('content-type');
  if (!named?.[1] || !type) throw new Error('The answer is no file');
  // `text()` would remove the byte order mark of a table, which spreadsheets need for its encoding.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { name: named[1], type, text };
}
