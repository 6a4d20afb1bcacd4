import type { ErrorCode } from '@/shared/contract/errorCodes';
import { fieldsOf } from '@/shared/domain/records/parse';
import { checkedFields, parseDayAndPerson } from '@/shared/domain/services/placeChecks';
import type { EditablePlace } from '@/shared/domain/services/placeWords';
import { parseServiceLocation } from '@/shared/domain/services/serviceLocation';
import type { Identity } from '../../ports/identity';
import { PlaceEditorError, type PlaceEditor } from '../../ports/placeEditor';
import { fetchPlaceFile } from './placeFile';
import type { Answer, SendRequest, ServerCall } from './serverCalls';
import {
  addPlace,
  changePlace,
  exportServices,
  listPlaces,
  restorePlace,
  retirePlace,
} from '@/shared/contract/operations/places';
import { addressOf, type Asked, type Operation } from '@/shared/contract/operation';

/** An import may run first. In milliseconds. */
const timeout = 60_000;

const codes: Partial<Record<ErrorCode | '', PlaceEditorError['code']>> = {
  'invalid-request': 'invalid',
  'record-changed': 'conflict',
  'not-found': 'gone',
  unavailable: 'not-done',
  'limit-reached': 'not-done',
  'disk-full': 'not-done',
  'disk-failed': 'not-done',
  'data-damaged': 'not-done',
};

/** Parses a service of the server. @returns null for anything else. */
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
  // A 5xx counts as no answer unless it says that nothing was done.
  const code = codes[answer.code] ?? (answer.status < 500 ? 'permission' : 'unreachable');
  return new PlaceEditorError(code, {
    says: answer.error ?? null,
    problems: problemsIn(answer.body),
    current: placeIn(fieldsOf(answer.body)?.['current']),
  });
}

interface ServerPlaceEditorOptions {
  call: ServerCall;
  /** Default: the browser's own; for files, which are not JSON. */
  fetch?: SendRequest;
  identity: Pick<Identity, 'idToken'>;
}

/** Edits services through the app's own server. */
export function createServerPlaceEditor({
  call,
  fetch = (address, options) => globalThis.fetch(address, options),
  identity,
}: ServerPlaceEditorOptions): PlaceEditor {
  async function withToken<T>(work: (token: string | undefined) => Promise<T>): Promise<T> {
    try {
      return await work((await identity.idToken()) ?? undefined);
    } catch (error) {
      if (error instanceof PlaceEditorError) throw error;
      throw new PlaceEditorError('unreachable', { cause: error });
    }
  }

  const ask = <T, Url extends string, Body>(
    read: (body: unknown) => T | null,
    operation: Operation<Url, Body>,
    asked: Asked<Url, Body>,
  ) =>
    withToken(async (token) => {
      const answer = await call(operation, asked, { token, timeout, anyFailure: true });
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
        listPlaces,
        {},
      ),
    add: (order) => ask(placeIn, addPlace, { body: order }),
    change: (id, version, order) =>
      ask(placeIn, changePlace, { params: { id }, body: { version, ...order } }),
    retire: (id, version) => ask(placeIn, retirePlace, { params: { id }, query: { version } }),
    exportAs: (as) =>
      withToken(async (token) => {
        const found = await fetchPlaceFile(
          fetch,
          addressOf(exportServices, { query: { as } }),
          token,
          timeout,
        );
        if ('text' in found) return found;
        throw errorOf(found);
      }),
    restore: (id, version) => ask(placeIn, restorePlace, { params: { id }, body: { version } }),
  };
}
