import type { AccountAction } from '@/shared/domain/admin/audit';
import type { Audit, Recorded } from './audit';

/**
 * Records what happens to an account in the audit trail. It never rejects: the event itself cannot be undone.
 */
export type NoteAccountEvent = (account: Recorded, what: AccountAction) => Promise<void>;

/** How often at most it is recorded that logins to one account are blocked, in milliseconds. */
const stopsEvery = 60_000;

/** The most accounts whose last block is remembered; beyond that the oldest is forgotten. */
const maxStops = 10_000;

/**
 * @param failed is called with the error of an entry that could not be written.
 * @param clocks `now`: milliseconds since 1970; `monotonic`: those of a clock that nobody sets.
 */
export function createNoteAccountEvent(
  audit: Audit,
  failed: (error: unknown) => void,
  { now, monotonic }: { now: () => number; monotonic: () => number },
): NoteAccountEvent {
  /** When each account's last block was recorded: a flood of attempts must not become a flood of writes. */
  const stops = new Map<string, number>();

  function isTooSoon(uid: string): boolean {
    const last = stops.get(uid);
    if (last !== undefined && monotonic() < last + stopsEvery) return true;
    // Taken out and put back, so that the map's order is that of time.
    stops.delete(uid);
    stops.set(uid, monotonic());
    if (stops.size > maxStops) stops.delete(stops.keys().next().value!);
    return false;
  }

  return async ({ uid, email }, what) => {
    if (what === 'logins-stopped' && isTooSoon(uid)) return;
    await audit.record({ uid, email }, what, 1, now()).catch(failed);
  };
}
