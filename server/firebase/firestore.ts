import { HttpError } from '../http/httpError';
import { unreachable } from './unreachable';

/** A value of a document, as far as the server keeps some. */
export type Value = string | Date;

/** The fields of a document. */
export type Fields = Record<string, Value>;

/** One of several writes. */
export interface Change {
  path: string;
  fields: Fields;
  isNew: boolean;
}

/**
 * The document database with the roles, called with the token of the person whom the server acts for: its rules decide,
 * and the server has no rights of its own. Every method rejects with HttpError: unavailable, permission-denied.
 */
export interface Firestore {
  /** @returns null when there is no such document. */
  get(path: string, token: string): Promise<Fields | null>;
  /**
   * Writes all of it in one step: new documents, and some fields of existing ones.
   * @returns false when one that should be new exists, or one that should exist does not; then nothing is
   *   written.
   */
  writeTogether(writes: readonly Change[], token: string): Promise<boolean>;
}

/** How a value is written in the REST protocol. */
type WireValue = { stringValue?: string; timestampValue?: string };

interface WireDocument {
  fields?: Record<string, WireValue>;
}

const timeout = 10_000;

/** Another client was writing the same document: a retry works. */
const maxTries = 5;

function toWire(value: Value): WireValue {
  return typeof value === 'string' ? { stringValue: value } : { timestampValue: value.toISOString() };
}

function fromWire({ stringValue, timestampValue }: WireValue): Value {
  return timestampValue === undefined ? (stringValue ?? '') : new Date(timestampValue);
}

const mapValues = <A, B>(values: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The database's error response. */
interface Failure {
  httpStatus: number;
  status: string;
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  const { error } = (body ?? {}) as { error?: { status?: string } };
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

  const writeOf = ({ path, fields, isNew }: Change) => ({
    update: { name: `${root}/${path}`, fields: mapValues(fields, toWire) },
    currentDocument: { exists: !isNew },
    ...(isNew ? {} : { updateMask: { fieldPaths: Object.keys(fields) } }),
  });

  return {
    async get(path, token) {
      const answer = await call('GET', `/${path}`, token);
      if ('done' in answer) return mapValues((answer.done as WireDocument).fields ?? {}, fromWire);
      if (answer.failed.httpStatus === 404) return null;
      throw refusalFor(answer.failed);
    },
    async writeTogether(changes, token) {
      const writes = changes.map(writeOf);
      for (let tries = 1; ; tries += 1) {
        const answer = await call('POST', ':commit', token, { writes });
        if ('done' in answer) return true;
        const { status } = answer.failed;
        if (['ALREADY_EXISTS', 'FAILED_PRECONDITION', 'NOT_FOUND'].includes(status)) return false;
        if (status !== 'ABORTED' || tries === maxTries) throw refusalFor(answer.failed);
      }
    },
  };
}
