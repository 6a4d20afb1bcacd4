import type { AuthErrorCode } from '../../domain/auth/authErrors';
import { IdentityError } from '../../ports/identity';
import { type Answer, NoAnswerError } from './serverCalls';

/** Where the server has what is about logins. */
export const identityPath = '/api/identity';

const knownCodes: ReadonlySet<string> = new Set<AuthErrorCode>([
  'invalid-email',
  'user-not-found',
  'wrong-password',
  'email-already-in-use',
  'weak-password',
  'invalid-credential',
  'too-many-requests',
  'address-proved',
  'signed-out',
]);

/** The error that the port promises, for whatever a call threw. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  return new IdentityError(error instanceof NoAnswerError ? 'unreachable' : 'unknown', { cause: error });
}

/** The server's answer; its errors are thrown. */
export function bodyOf(answer: Answer): unknown {
  if (answer.ok) return answer.body;
  const { code, retryAfterSeconds } = answer;
  throw new IdentityError(knownCodes.has(code) ? (code as AuthErrorCode) : 'unknown', { retryAfterSeconds });
}
