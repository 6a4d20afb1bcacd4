import { parseBulkEmailRun, type BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';
import { sameEmail } from '@/shared/domain/users/user';
import type { BulkEmailRuns } from '../../ports/bulkEmailRuns';
import { personStorage } from './browserStorage';
import { mailRunKey as key } from './storageKeys';

/**
 * A longer bulk email (in characters), such as a large export, is stored apart from its results: they are written after
 * each mail, and it could use up the quota.
 */
const longestMailing = 300_000;

/** The last bulk email in local storage; a long one in session storage, which has a quota of its own. */
export function createLocalBulkEmailRuns(): BulkEmailRuns {
  let placed: { mailing: unknown; at: 'results' | 'session' | 'nowhere' } = { mailing: null, at: 'results' };

  /** Chooses the storage once, not after every mail. */
  const place = ({ id, mailing }: BulkEmailRun) => {
    sessionStorage.removeItem(key);
    // A shared computer stores all of it there, under one key.
    if (personStorage() === sessionStorage) return 'results';
    if (JSON.stringify(mailing).length <= longestMailing) return 'results';
    try {
      sessionStorage.setItem(key, JSON.stringify({ id, mailing }));
      return 'session';
    } catch {
      return 'nowhere';
    }
  };
  /** The separately stored bulk email, if it belongs to the results. */
  const placedApart = ({ id }: BulkEmailRun) => {
    const apart = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pick<
      BulkEmailRun,
      'id' | 'mailing'
    > | null;
    return apart?.id === id ? apart.mailing : null;
  };

  return {
    load(owner) {
      try {
        const text = personStorage()?.getItem(key) ?? null;
        const run = text === null ? null : parseBulkEmailRun(JSON.parse(text));
        if (!run || !sameEmail(run.owner, owner)) return null;
        return { ...run, mailing: run.mailing ?? placedApart(run) };
      } catch {
        return null;
      }
    },
    save(run) {
      const storage = personStorage();
      try {
        if (!storage) return 'nothing';
        if (placed.mailing !== run.mailing) placed = { mailing: run.mailing, at: place(run) };
        storage.setItem(key, JSON.stringify(placed.at === 'results' ? run : { ...run, mailing: null }));
        return placed.at === 'nowhere' ? 'results' : 'all';
      } catch {
        return 'nothing';
      }
    },
    clear() {
      try {
        personStorage()?.removeItem(key);
        sessionStorage.removeItem(key);
      } catch {
        // An inaccessible storage contains nothing of ours.
      }
    },
  };
}
