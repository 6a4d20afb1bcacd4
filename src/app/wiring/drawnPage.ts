import { personStorage } from '../../adapters/local/browserStorage';
import { storageKeys } from '../../adapters/local/storageKeys';
import { takeAnswers } from '../../adapters/server/drawnAnswers';
import { offsetsFrom } from '@/shared/domain/text/zones';
import { parseUser, type User } from '@/shared/domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';

/** What the server writes into the page; of one for everybody, that it has no user. */
interface Written {
  user: unknown;
  /** ISO 8601. */
  at?: string;
  since?: string;
  /** Of the site's zone; see `offsetsFrom`. */
  offsets?: readonly number[];
}

/** For whom the server drew the page. */
export interface Drawn {
  /** Null: for everybody. */
  user: User | null;
  /** When, by the server's clock; null where that is not said. */
  at: Date | null;
  /** The server's name of the last change that is in it. */
  since?: string | undefined;
}

/**
 * Reads for whom the page was drawn, with the answers that it was drawn from. Somebody whose login this browser does not know yet, such as
 * from a form that was sent without code, is known from here on.
 * @returns null where the server drew nothing, and where somebody else is logged in here: then nothing of it is left on the page.
 */
export function takeDrawnPage(page: Document, currentUser: CurrentUser): Drawn | null {
  const text = page.getElementById('drawn')?.textContent;
  if (text === undefined) return null;
  const drawn = JSON.parse(text) as Written;
  const user = parseUser(drawn.user);
  if (drawn.at === undefined) return { user, at: null };
  // By a form, without code: the server knows of nobody, and this browser still does.
  if (!user && page.location.search.includes('said=logged-out')) currentUser.clear();
  const { dataset } = page.documentElement;
  const stored = currentUser.get();
  // The page's head looked before the first paint; since then somebody may have logged out or in, in another tab.
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
  // Days and hours are other ones on this device: the page stays until it can be drawn anew.
  if (String(offsetsFrom(at)) !== String(drawn.offsets)) dataset['drawn'] = 'elsewhere';
  return { user, at, since: drawn.since };
}
