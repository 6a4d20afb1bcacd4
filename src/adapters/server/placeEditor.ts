import { fieldsOf } from '../../domain/records/parse';
import { checkedFields, parseDayAndPerson } from '../../domain/services/placeChecks';
import type { EditablePlace } from '../../domain/services/placeWords';
import { parseServiceLocation } from '../../domain/services/serviceLocation';
import type { Identity } from '../../ports/identity';
import { PlaceEditorError, type PlaceEditor } from '../../ports/placeEditor';
import { fetchPlaceFile } from './placeFile';
import type { Answer, SendRequest, ServerCall } from './serverCalls';

/** An import may come first. In milliseconds. */
const timeout = 60_000;

const codes: Record<string, PlaceEditorError['code']> = {
  'invalid-request': 'invalid',
  'record-changed': 'conflict',
  'not-found': 'gone',
  unavailable: 'not-done',
  'limit-reached': 'not-done',
  'disk-full': 'not-done',
  'disk-failed': 'not-done',
  'data-damaged': 'not-done',
};

/** Reads a place of the server. @returns null for anything else. */
function placeIn(body: unknown): EditablePlace | null {
  const place = parseServiceLocation(body);
  const { version, checks, retired } = fieldsOf(body) ?? {};
  if (!place || typeof version !== 'string') return null;
  const known = fieldsOf(checks) ?? {};
  const read = checkedFields.map((field) => [field, parseDayAndPerson(known[field])] as const);
  const out = parseDayAndPerson(retired);
  return {
    ...place,
    checks: Object.fromEntries(read.filter(([, check]) => check !== null)),
    ...(out && { retired: out }),
    version,
  };
}

function problemsIn(body: unknown): { field: string; text: string }[] {
  const { problems } = fieldsOf(body) ?? {};
  if (!Array.isArray(problems)) return [];
  return problems.flatMap((one) => {
    const { field, text } = fieldsOf(one) ?? {};
    return typeof field === 'string' && typeof text === 'string' ? [{ field, text }] : [];
  });
}

function errorOf(answer: Answer & { ok: false }): PlaceEditorError {
  // A 5xx that does not say that nothing was done counts as no answer.
  const code = codes[answer.code] ?? (answer.status < 500 ? 'permission' : 'unreachable');
  return new PlaceEditorError(code, {
    says: answer.error ?? null,
    problems: problemsIn(answer.body),
    current: placeIn(fieldsOf(answer.body)?.['current']),
  });
}

interface ServerPlaceEditorOptions {
  call: ServerCall;
  /** Default: the browser's own; for files, which are no JSON. */
  fetch?: SendRequest;
  identity: Pick<Identity, 'idToken'>;
}

/** Changes places through the app's own server. */
export function createServerPlaceEditor({
  call,
  fetch = (address, options) => globalThis.fetch(address, options),
  identity,
}: ServerPlaceEditorOptions): PlaceEditor {
  const base = '/api/services/places';

  async function withToken<T>(work: (token: string | undefined) => Promise<T>): Promise<T> {
    try {
      return await work((await identity.idToken()) ?? undefined);
    } catch (error) {
      if (error instanceof PlaceEditorError) throw error;
      throw new PlaceEditorError('unreachable', { cause: error });
    }
  }

  const ask = <T>(read: (body: unknown) => T | null, method: string, path: string, body?: object) =>
    withToken(async (token) => {
      const options = { token, timeout, anyFailure: true, ...(body && { body }) };
      const answer = await call(method, base + path, options);
      if (!answer.ok) throw errorOf(answer);
      const found = read(answer.body);
      if (found === null) throw new PlaceEditorError('unreachable');
      return found;
    });

  return {
    list: () =>
      ask(
        (body) => {
          const { sample, places } = fieldsOf(body) ?? {};
          if (!Array.isArray(places)) return null;
          return { sample: sample === true, places: places.flatMap((place) => placeIn(place) ?? []) };
        },
        'GET',
        '',
      ),
    add: (order) => ask(placeIn, 'POST', '', order),
    change: (id, version, order) => ask(placeIn, 'PUT', `/${id}`, { version, ...order }),
    retire: (id, version) => ask(placeIn, 'DELETE', `/${id}?version=${encodeURIComponent(version)}`),
    exportAs: (as) =>
      withToken(async (token) => {
        const found = await fetchPlaceFile(fetch, `/api/services/export?as=${as}`, token, timeout);
        if ('text' in found) return found;
        throw errorOf(found);
      }),
    restore: (id, version) => ask(placeIn, 'POST', `/${id}/restore`, { version }),
  };
}
