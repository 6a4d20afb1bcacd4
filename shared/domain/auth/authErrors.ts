/**
 * Why the identity service refused. The first five are the service's own words; `too-many-requests` and
 * `invalid-credential` are what services answer today when they limit attempts or hide which part was wrong.
 */
export type AuthErrorCode =
  | 'invalid-email'
  | 'user-not-found'
  | 'wrong-password'
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-credential'
  | 'too-many-requests'
  /** There is nothing to prove: the address is proved, or nobody asks. */
  | 'address-proved'
  /** The login has ended. */
  | 'signed-out'
  /** The browser keeps no cookies, so it could not stay logged in. */
  | 'cookies-refused'
  /** The server has no room left. */
  | 'disk-full'
  /** The server cannot use its disk. */
  | 'disk-failed'
  | 'unreachable'
  | 'unknown';

/** The text for errors without a text of their own. */
export const authFailed = 'Authentication failed. Please try again later.';

const texts: Partial<Record<AuthErrorCode, string>> = {
  'invalid-email': 'Invalid email address.',
  'user-not-found': 'No user found with this email.',
  'wrong-password': 'Incorrect password.',
  'email-already-in-use': 'Email already in use.',
  'weak-password': 'Password is too weak. It must be at least 6 characters.',
};

const nothingSaved =
  'so nobody can log in or register right now. You can read what needs no login. Please tell whoever runs this site.';

const advice: Partial<Record<AuthErrorCode, string>> = {
  'invalid-credential': 'Check your email and password.',
  'cookies-refused':
    'Your browser keeps no cookies, so you cannot stay logged in. Allow cookies for this site, then log in again.',
  'disk-full': `The server has no room left, ${nothingSaved}`,
  'disk-failed': `The server cannot save anything, ${nothingSaved}`,
  unreachable: 'We could not reach the login service. What you typed is still here.',
};

/** The field that an error belongs to; null means the form as a whole. */
const fields: Partial<Record<AuthErrorCode, 'email' | 'password'>> = {
  'invalid-email': 'email',
  'user-not-found': 'email',
  'email-already-in-use': 'email',
  'wrong-password': 'password',
  'weak-password': 'password',
};

/** The text for a refusal of the identity service. */
export interface AuthErrorMessage {
  /** The fixed text for this code. */
  text: string;
  /** One more sentence that says what to do, where there is one. */
  advice: string | null;
  field: 'email' | 'password' | null;
}

/**
 * A waiting time in words, never rounded down: "1 minute", "9 minutes", "3 hours".
 * @param seconds undefined or invalid: "a few minutes".
 */
export function waitingTime(seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > 0 && seconds < Infinity)) return 'a few minutes';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return '1 minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/**
 * The message for a code. An unknown code gets the general text.
 * @param retryAfterSeconds how long the service asks people to wait, if it says so.
 */
export function authErrorMessage(code: AuthErrorCode, retryAfterSeconds?: number): AuthErrorMessage {
  return {
    text: entry(texts, code) ?? authFailed,
    advice:
      code === 'too-many-requests'
        ? `There were too many tries. Wait ${waitingTime(retryAfterSeconds)}, then try again.`
        : (entry(advice, code) ?? null),
    field: entry(fields, code) ?? null,
  };
}

/** Own properties only: codes come over the network, and every object has a `constructor`. */
function entry<T>(table: Partial<Record<AuthErrorCode, T>>, code: AuthErrorCode): T | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
