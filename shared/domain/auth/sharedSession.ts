/** After how many minutes without use a login on a shared computer ends, where the operator says nothing else. */
export const sharedDeviceMinutes = 15;

/** How long the warning is open before the end, at least, in milliseconds. */
export const warningMilliseconds = 2 * 60_000;

/** The state that decides how a shared session goes on. Times are milliseconds since 1970. */
export interface SharedSessionState {
  now: number;
  /** The last use, in any tab of this session. */
  lastUse: number;
  /** When the open warning ends the session; null while none is open. */
  endsAt: number | null;
  /** The operator's minutes. */
  minutes: number;
}

/** How a shared session goes on: `wait` are the milliseconds until it has to be decided again. */
export type SharedSessionStep =
  { kind: 'in use'; wait: number } | { kind: 'warn'; endsAt: number; wait: number } | { kind: 'end' };

/**
 * Decides by the time that has passed, not by timers: a computer that slept is judged when it wakes. A clock that was set back
 * never makes a session longer than one that begins now.
 */
export function sharedSessionStep({ now, lastUse, endsAt, minutes }: SharedSessionState): SharedSessionStep {
  const limit = minutes * 60_000;
  const unused = Math.max(0, now - lastUse);
  if (endsAt !== null) {
    if (now >= endsAt) return { kind: 'end' };
    const until = Math.min(endsAt, now + warningMilliseconds);
    return { kind: 'warn', endsAt: until, wait: until - now };
  }
  if (unused >= limit) return { kind: 'end' };
  const wait = limit - warningMilliseconds - unused;
  if (wait > 0) return { kind: 'in use', wait };
  return { kind: 'warn', endsAt: now + warningMilliseconds, wait: warningMilliseconds };
}

/** The words of the warning, the question and what is said afterwards. */
export const sharedWords = {
  warning: 'Are you still there?',
  details: (minutes: number) =>
    `This computer has not been used for ${minutes - warningMilliseconds / 60_000} minutes. In 2 minutes we log you out and remove everything of yours from it.`,
  stay: 'Stay logged in',
  leave: 'Log out now',
  ended: (minutes: number) =>
    `You are logged out, because nobody used this computer for ${minutes} minutes. Nothing of yours is left on it.`,
  loggedOut: 'You are logged out. Nothing of yours is left on this computer.',
  incomplete: 'You are logged out. Some of your data could not be removed. Please close the browser.',
} as const;
