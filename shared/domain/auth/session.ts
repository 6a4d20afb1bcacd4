import { parseUser, type User } from '../users/user';
import type { Access } from '../screens/screens';

/** The line at the top of the login dialog when a page needs a login. */
export const loginToView = 'Please log in to view this content.';
/** The same for the profile button. */
export const loginToViewProfile = 'Please log in to view your profile.';
/** The message to a person without the administrator's role. */
export const administratorsOnly = 'This page is for administrators.';

/**
 * Parses the stored user. Anything invalid counts as nobody.
 * @param text the value of the local storage key `user`, or null when it is absent.
 */
export function parseStoredUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    return parseUser(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The access of a person to a screen: allowed, only after a login, or not with this role. */
export type AccessDecision = 'allowed' | 'needs-login' | 'needs-admin';

/**
 * The access check for a screen. It is for convenience, not for protection: the server checks the token's own
 * role at each request.
 * @param access what the screen requires.
 * @param user the stored user, or null.
 */
export function decideAccess(access: Access, user: User | null): AccessDecision {
  if (access === 'public') return 'allowed';
  if (!user) return 'needs-login';
  return access === 'admin' && user.role !== 'admin' ? 'needs-admin' : 'allowed';
}
