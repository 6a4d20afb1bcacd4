import type { AccountAction } from '../../src/domain/admin/audit';
import type { StoredAccount } from '../identity/accounts';
import type { Audit } from './audit';

/** Writes down what happens to an account. It never fails: what happened has happened. */
export type NoteAccountEvent = (account: Pick<StoredAccount, 'uid' | 'email'>, what: AccountAction) => void;

/** How often at most it is written down that the logins of one account are stopped, in milliseconds. */
const stopsEvery = 60_000;

/** The most accounts whose last stop is remembered; beyond that the oldest goes. */
const maxStops = 10_000;

/**
 * @param failed hears of an entry that could not be written.
 * @param now milliseconds since 1970.
 */
export function createNoteAccountEvent(
  audit: Audit,
  failed: (error: unknown) => void,
  now: () => number,
): NoteAccountEvent {
  /** When each account's last stop was written down: a flood of tries must not become a flood of writes. */
  const stops = new Map<string, number>();

  function isTooSoon(uid: string): boolean {
    const last = stops.get(uid);
    if (last !== undefined && now() < last + stopsEvery) return true;
    // Taken out and put back, so that the map's order is that of time.
    stops.delete(uid);
    stops.set(uid, now());
    if (stops.size > maxStops) stops.delete(stops.keys().next().value!);
    return false;
  }

  return ({ uid, email }, what) => {
    if (what === 'logins-stopped' && isTooSoon(uid)) return;
    // The trail of this server's own accounts is reached without a token.
    audit.record({ uid, email, token: '' }, what, 1, now()).catch(failed);
  };
}
