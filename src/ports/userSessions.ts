import type { CurrentUser } from './currentUser';

/** One user's time at this page: from their login until they log out or another user logs in. */
export interface UserSession {
  /** Counts the sessions of this page, from 0. */
  readonly number: number;
  /** The id of the user; null before a login. */
  readonly person: string | null;
}

/** The sessions of a page. */
export interface UserSessions {
  /** The current session: the same object as long as it lasts. An unused page becomes the first user's. */
  current(): UserSession;
  /** Returns true where work that began in a session may continue: its user is logged in, and was all the while. */
  isActive(session: UserSession): boolean;
  /**
   * Calls back when the current session may have changed.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Follows the current user, here and in other tabs. A renewed token, another role, or a login of the same user that
 * this tab learnt of afterwards change nothing.
 */
export function createUserSessions(currentUser: Pick<CurrentUser, 'get' | 'subscribe'>): UserSessions {
  let session: { number: number; person: string | null } = { number: 0, person: null };
  const current = () => {
    const person = currentUser.get()?.id ?? null;
    if (session.person === null) session.person = person;
    else if (session.person !== person) session = { number: session.number + 1, person };
    return session;
  };
  return {
    current,
    isActive: (asked) => current() === asked && asked.person !== null,
    subscribe: currentUser.subscribe,
  };
}
