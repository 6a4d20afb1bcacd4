import { HttpError } from '../http/httpError';
import { unreachable } from './unreachable';

/** A value of a document, as far as the server keeps some. */
export type Value = string | number | Date;

/** The fields of a document. */
export type Fields = Record<string, Value>;

/**
 * What a write does to numbers without reading them first. Each also works on a document that does not exist
 * yet.
 */
export interface NumberChanges {
  add?: Record<string, number>;
  atLeast?: Record<string, number>;
  atMost?: Record<string, number>;
}

/** One of several writes. */
export interface Change {
  path: string;
  fields: Fields;
  isNew: boolean;
}

/**
 * The document database, called with the token of the person whom the server acts for: its rules decide, and
 * the server has no rights of its own. Every method rejects with HttpError: unavailable, permission-denied.
 */
export interface Firestore {
  /** @returns null when there is no such document. */
  get(path: string, token: string): Promise<Fields | null>;
  /** @returns false when there is such a document already. */
  create(path: string, fields: Fields, token: string): Promise<boolean>;
  /**
   * Writes some fields of a document, which may exist.
   * @returns the numbers as they are now, in the order of `changes`.
   */
  merge(path: string, fields: Fields, changes: NumberChanges, token: string): Promise<number[]>;
  /**
   * Writes all of it in one step: new documents, and some fields of existing ones.
   * @returns false when one that should be new exists, or one that should exist does not; then nothing is
   *   written.
   */
  writeTogether(writes: readonly Change[], token: string): Promise<boolean>;
  remove(path: string, token: string): Promise<void>;
  /** The documents of a collection with the highest values in a field, the highest first. */
  highest(collection: string, field: string, most: number, token: string): Promise<Fields[]>;
}

/** How a value is written in the REST protocol. */
type WireValue = { stringValue?: string; integerValue?: string; timestampValue?: string };

interface WireDocument {
  fields?: Record<string, WireValue>;
}

interface CommitAnswer {
  writeResults?: { transformResults?: WireValue[] }[];
}

const timeout = 10_000;

/** Somebody else was writing the same document: a retry works. */
const maxTries = 5;

function toWire(value: Value): WireValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { timestampValue: value.toISOString() };
}

function fromWire({ stringValue, integerValue, timestampValue }: WireValue): Value {
  if (integerValue !== undefined) return Number(integerValue);
  return timestampValue === undefined ? (stringValue ?? '') : new Date(timestampValue);
}

const mapValues = <A, B>(values: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const fieldsOf = ({ fields = {} }: WireDocument): Fields => mapValues(fields, fromWire);

const transformsOf = (kind: string, values: Record<string, number> = {}) =>
  Object.entries(values).map(([fieldPath, value]) => ({ fieldPath, [kind]: toWire(value) }));

/** The database's error response. */
interface Failure {
  httpStatus: number;
  status: string;
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  // Some answers come as a list of one.
  const { error } = ([body].flat()[0] ?? {}) as { error?: { status?: string } };
  return { httpStatus: response.status, status: error?.status ?? '' };
}

/**
 * Firestore through its REST interface.
 * @param origin where it is; tests have their own.
 */
export function createFirestore(projectId: string, origin = 'https://firestore.googleapis.com'): Firestore {
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function call(
    method: string,
    path: string,
    token: string,
    body?: unknown,
  ): Promise<{ done: unknown } | { failed: Failure }> {
    try {
      const response = await fetch(`${origin}/v1/${root}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.ok ? { done: await response.json() } : { failed: await failureOf(response) };
    } catch {
      throw unreachable();
    }
  }

  function refusalFor({ httpStatus }: Failure): HttpError {
    if (httpStatus === 401 || httpStatus === 403) {
      return new HttpError('permission-denied', 'The rules of the database do not allow this.');
    }
    return unreachable();
  }

  /** @returns null when the write's own condition did not hold. */
  async function commit(token: string, ...writes: object[]): Promise<CommitAnswer | null> {
    for (let tries = 1; ; tries += 1) {
      const answer = await call('POST', ':commit', token, { writes });
      if ('done' in answer) return answer.done as CommitAnswer;
      const { status } = answer.failed;
      if (['ALREADY_EXISTS', 'FAILED_PRECONDITION', 'NOT_FOUND'].includes(status)) return null;
      if (status !== 'ABORTED' || tries === maxTries) throw refusalFor(answer.failed);
    }
  }

  const writeOf = ({ path, fields, isNew }: Change) => ({
    update: { name: `${root}/${path}`, fields: mapValues(fields, toWire) },
    currentDocument: { exists: !isNew },
    ...(isNew ? {} : { updateMask: { fieldPaths: Object.keys(fields) } }),
  });

  return {
    async get(path, token) {
      const answer = await call('GET', `/${path}`, token);
      if ('done' in answer) return fieldsOf(answer.done as WireDocument);
      if (answer.failed.httpStatus === 404) return null;
      throw refusalFor(answer.failed);
    },
    async create(path, fields, token) {
      return (await commit(token, writeOf({ path, fields, isNew: true }))) !== null;
    },
    async writeTogether(writes, token) {
      return (await commit(token, ...writes.map(writeOf))) !== null;
    },
    async merge(path, fields, { add, atLeast, atMost }, token) {
      const done = await commit(token, {
        update: { name: `${root}/${path}`, fields: mapValues(fields, toWire) },
        updateMask: { fieldPaths: Object.keys(fields) },
        updateTransforms: [
          ...transformsOf('increment', add),
          ...transformsOf('maximum', atLeast),
          ...transformsOf('minimum', atMost),
        ],
      });
      const results = done?.writeResults?.[0]?.transformResults ?? [];
      return results.map((result) => Number(fromWire(result)));
    },
    async remove(path, token) {
      await commit(token, { delete: `${root}/${path}` });
    },
    async highest(collection, field, most, token) {
      const structuredQuery = {
        from: [{ collectionId: collection }],
        orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
        limit: most,
      };
      const answer = await call('POST', ':runQuery', token, {
        structuredQuery,
      });
      if ('failed' in answer) throw refusalFor(answer.failed);
      const found = answer.done as { document?: WireDocument }[];
      return found.flatMap(({ document }) => (document ? [fieldsOf(document)] : []));
    },
  };
}
