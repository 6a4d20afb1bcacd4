import type { Identity } from '@/src/ports/identity';
import { CollectionError, type CollectionErrorCode } from '@/src/ports/collection';
import { randomKey } from '../../system/secureContext';
import type { ErrorCode } from '@/shared/contract/errorCodes';
import type { Asked, Operation } from '@/shared/contract/operation';
import { type Answer, type CallOptions, NoAnswerError, type ServerCall } from '../serverCalls';

/** The dependencies of requests for the community's data. */
export interface DataCallsOptions {
  call: ServerCall;
  /** Opened for users only: a visitor reads without it. */
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  isSignedIn: () => boolean;
}

const conflicts = ['record-changed', 'record-exists', 'number-used'] as const satisfies ErrorCode[];

/** An answer, or a failed precondition with the current record. */
export interface Conflict {
  code: (typeof conflicts)[number];
  current: unknown;
}

/** A write without an answer. */
export interface Unanswered extends CollectionError {
  /** The request that the server may have received, with the idempotency key. */
  request?: Pick<CallOptions, 'onlyIf' | 'idempotencyKey'>;
}

/** Calls to the routes of the community's data. Every failure is a CollectionError. */
export interface DataCalls {
  /** @returns null where there is no such record. */
  read<Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
    options?: Pick<CallOptions, 'knownEtag'>,
  ): Promise<(Answer<Result> & { ok: true }) | null>;
  /** @returns null where there is no such record. */
  write<Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
    options?: Pick<CallOptions, 'onlyIf'>,
  ): Promise<{ body: Result; conflict?: undefined } | { conflict: Conflict } | null>;
}

const codes: Partial<Record<ErrorCode | '', CollectionErrorCode>> = {
  'permission-denied': 'permission',
  'signed-out': 'permission',
  'foreign-origin': 'permission',
  'limit-reached': 'limit',
  'invalid-request': 'invalid',
  'too-large': 'invalid',
  overlap: 'overlap',
  'disk-full': 'unreachable',
};

/** Codes for which other parts of the product have their own texts. */
const hasOwnWords: readonly string[] = ['permission', 'limit', 'overlap'] satisfies CollectionErrorCode[];

function errorOf(answer: Answer & { ok: false }): CollectionError {
  const code = codes[answer.code] ?? 'unreachable';
  const isSaid = answer.error !== undefined && !hasOwnWords.includes(code);
  const { at } = (answer.body ?? {}) as { at?: number };
  return new CollectionError(code, {
    ...(isSaid && { text: answer.error! }),
    ...(at !== undefined && { at }),
  });
}

/** Calls the app's own server in the name of the current user. */
export function createDataCalls({ call, identity, isSignedIn }: DataCallsOptions): DataCalls {
  const ask = async <Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
    options?: CallOptions,
  ): Promise<Answer<Result>> => {
    try {
      const token = isSignedIn() ? await (await identity()).idToken() : null;
      return await call(operation, asked, {
        ...options,
        anyFailure: true,
        ...(token === null ? {} : { token }),
      });
    } catch (error) {
      throw new CollectionError('unreachable', { cause: error });
    }
  };
  return {
    async read(operation, asked, options) {
      const answer = await ask(operation, asked, options);
      if (answer.ok) return answer;
      if (answer.code === 'not-found') return null;
      throw errorOf(answer);
    },
    async write(operation, asked, options) {
      // Retried once after a lost answer, with the same idempotency key.
      const request = { ...options, idempotencyKey: randomKey() };
      const attempt = () => ask(operation, asked, request);
      const answer = await attempt()
        .catch((error: CollectionError) => {
          if (!(error.cause instanceof NoAnswerError)) throw error;
          return attempt();
        })
        .catch((error: Unanswered) => {
          throw Object.assign(error, { request });
        });
      if (answer.ok) return { body: answer.body };
      if (answer.code === 'not-found') return null;
      const code = conflicts.find((one) => one === answer.code);
      if (code) {
        const { current = null } = answer.body as { current?: unknown };
        return { conflict: { code, current } };
      }
      throw errorOf(answer);
    },
  };
}
