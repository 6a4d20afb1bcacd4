/** How long a login lasts without being used: 30 days. */
export const sessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** How long a login lasts at most, however much it is used: 180 days. A stolen cookie is useless then. */
const longestMilliseconds = 180 * 24 * 60 * 60 * 1000;

/**
 * How much longer a login on a shared computer lasts here than its page says: a minute, because the page says at most each half minute
 * that it is used. It ends the login itself, unless the browser was ended.
 */
const longerThanPage = 60_000;

/** A login on a shared computer is prolonged if the last time was this long ago: less than the time after which a page in use says so. */
const sharedStep = 20_000;

/** The fields of a login that decide how long it may last. */
interface Lasting {
  created_at: number;
  shared: number;
  /** Of a Firebase account: until when the last exchange counts. null: the account is this server's own. */
  confirmed_until: number | null;
}

/** How long logins last. Times are milliseconds since 1970. */
export interface SessionLife {
  /** How long without use, in milliseconds. */
  lasts(shared: boolean): number;
  /** When a login ends that is used now. */
  endOf(session: Lasting, now: number): number;
  /** Returns whether it is time to write that a login was used: a thirtieth of its life on one's own device is enough. */
  isToProlong(session: Lasting & { ends_at: number }, now: number): boolean;
}

/** @param sharedMinutes after how many minutes without use the page ends a login on a shared computer. */
export function createSessionLife(sharedMinutes: number): SessionLife {
  const lasts = (shared: boolean) => (shared ? sharedMinutes * 60_000 + longerThanPage : sessionMilliseconds);
  const endOf = ({ created_at, shared, confirmed_until }: Lasting, now: number) =>
    Math.min(now + lasts(shared === 1), created_at + longestMilliseconds, confirmed_until ?? Infinity);
  return {
    lasts,
    endOf,
    isToProlong: (session, now) =>
      endOf(session, now) - session.ends_at > (session.shared === 1 ? sharedStep : sessionMilliseconds / 30),
  };
}
