import { parseMailRun } from '../../domain/mailRun';
import { sameEmail } from '../../domain/user';
import type { MailRuns } from '../../ports/mailRuns';
import { browserStorage } from './browserStorage';
import { mailRunKey } from './storageKeys';

/** A mailing that is longer than this is not kept, only its results: an export can be most of what fits in a storage. */
const longestMailing = 300_000;

/** The last mailing in local storage. */
export function createLocalMailRuns(): MailRuns {
  const storage = browserStorage();
  let fits: { mailing: unknown; answer: boolean } = { mailing: null, answer: true };
  return {
    load(owner) {
      try {
        const text = storage?.getItem(mailRunKey) ?? null;
        const run = text === null ? null : parseMailRun(JSON.parse(text));
        return run && sameEmail(run.owner, owner) ? run : null;
      } catch {
        return null;
      }
    },
    save(run) {
      // Measured once for each mailing: a run is saved after every mail.
      if (fits.mailing !== run.mailing)
        fits = { mailing: run.mailing, answer: JSON.stringify(run.mailing).length <= longestMailing };
      try {
        storage?.setItem(mailRunKey, JSON.stringify(fits.answer ? run : { ...run, mailing: null }));
        return storage !== null;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage?.removeItem(mailRunKey);
      } catch {
        // A storage that cannot be opened holds nothing of ours.
      }
    },
  };
}
