import { parseUser, type User } from '../users/user';
import type { Access } from '../screens/screens';

/** The line at the top of the login dialog when a page needs a login. */
export const loginToView = 'Please log in to view this content.';
/** The same for the profile button. */
export const loginToViewProfile = 'Please log in to view your profile.';
/** The message to a person without the role. */
export const administratorsOnly = 'This page is for administrators.';

/**
 * Reads the stored user as text. Whatever cannot be read counts as nobody.
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

/** Whether a person may open a screen: yes, only after a login, or not with this role. */
export type AccessDecision = 'allowed' | 'needs-login' | 'needs-admin';

/**
 * The guard. It is a comfort for the person, not a protection: each call to the server checks the token's own role.
 * @param access what the screen asks for.
 * @param user the stored user, or null.
 */
export function decideAccess(access: Access, user: User | null): AccessDecision {
  if (access === 'public') return 'allowed';
  if (!user) return 'needs-login';
  return access === 'admin' && user.role !== 'admin' ? 'needs-admin' : 'allowed';
}
