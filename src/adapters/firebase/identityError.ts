import { FirebaseError } from 'firebase/app';
import type { AuthErrorCode } from '@/shared/domain/auth/authErrors';
import { IdentityError } from '../../ports/identity';

/** Maps Firebase's codes to ours. Any other code gets the general text. */
const codes: Record<string, AuthErrorCode> = {
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/user-not-found': 'user-not-found',
  'auth/wrong-password': 'wrong-password',
  'auth/email-already-in-use': 'email-already-in-use',
  'auth/weak-password': 'weak-password',
  // From projects with email enumeration protection.
  'auth/invalid-credential': 'invalid-credential',
  'auth/invalid-login-credentials': 'invalid-credential',
  // From the link in a mail.
  'auth/invalid-action-code': 'invalid-credential',
  'auth/expired-action-code': 'invalid-credential',
  'auth/too-many-requests': 'too-many-requests',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',
};

/** Converts an error of Firebase to the error that the port promises. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const known = error instanceof FirebaseError ? codes[error.code] : undefined;
  return new IdentityError(known ?? 'unknown', { cause: error });
}
