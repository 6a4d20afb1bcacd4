import type { CurrentUser } from './currentUser';

/** One person's time at this page: from their login until they log out or somebody else logs in. */
export interface UserSession {
  /** Counts the sessions of this page, from 0. */
  readonly number: number;
  /** The id of the person; null until somebody logs in. */
  readonly person: string | null;
}

/** The sessions of a page. */
export interface UserSessions {
  /**
   * The current session: the same object as long as it lasts. A page that nobody used yet becomes the first
   * person's.
   */
  current(): UserSession;
  /** Whether work begun in a session may continue: its person is logged in, and was all the while. */
  isActive(session: UserSession): boolean;
  /**
   * Calls back when the current session may have changed.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Follows who is logged in, here and in other tabs. A renewed token, another role or a login of the same
 * person that this tab learnt of only afterwards change nothing.
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
