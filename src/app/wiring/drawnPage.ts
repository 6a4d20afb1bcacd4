import { personStorage } from '../../adapters/local/browserStorage';
import { storageKeys } from '../../adapters/local/storageKeys';
import { takeAnswers } from '../../adapters/server/drawnAnswers';
import { offsetsFrom } from '@/shared/domain/text/zones';
import { parseUser, type User } from '@/shared/domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';

/** The data that the server writes into the page; a page for everybody has no user. */
interface Written {
  user: unknown;
  /** ISO 8601. */
  at?: string;
  since?: string;
  /** Of the site's zone; see `offsetsFrom`. */
  offsets?: readonly number[];
}

/** The reader and the time of a page that the server drew. */
export interface Drawn {
  /** Null: for everybody. */
  user: User | null;
  /** By the server's clock; null where the page does not say. */
  at: Date | null;
  /** The server's name of the last change in it. */
  since?: string | undefined;
}

/**
 * Reads the reader of the drawn page, with the responses that it was drawn from. A user whose login this browser does
 * not know yet, such as from a form that was sent without code, is stored here.
 * @returns null where the server drew nothing, and where another user is logged in here: then nothing of it stays on
 * the page.
 */
export function takeDrawnPage(page: Document, currentUser: CurrentUser): Drawn | null {
  const text = page.getElementById('drawn')?.textContent;
  if (text === undefined) return null;
  const drawn = JSON.parse(text) as Written;
  const user = parseUser(drawn.user);
  if (drawn.at === undefined) return { user, at: null };
  // After a form without code: the server has ended the login, and this browser still has it.
  if (!user && page.location.search.includes('said=logged-out')) currentUser.clear();
  const { dataset } = page.documentElement;
  const stored = currentUser.get();
  // The script in the page's head ran before the first paint; since then a user may have logged out or in, in another
  // tab.
  const isUnknown = dataset['session'] !== 'stored' && dataset['drawn'] !== 'other';
  const isTheirs = stored ? stored.token === user?.token : !user || isUnknown;
  if (!isTheirs) {
    page.getElementById('root')!.replaceChildren();
    for (const answer of page.querySelectorAll('script[data-answer]')) answer.remove();
    delete dataset['drawn'];
    return null;
  }
  delete dataset['drawn'];
  if (user && !stored) currentUser.set(user);
  takeAnswers(page, personStorage()?.getItem(storageKeys.user) ?? null);
  const at = new Date(drawn.at);
  // This device has other days and hours: the page stays until it can be drawn again.
  if (String(offsetsFrom(at)) !== String(drawn.offsets)) dataset['drawn'] = 'elsewhere';
  return { user, at, since: drawn.since };
}
