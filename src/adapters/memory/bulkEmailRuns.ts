import { parseMailRun, type MailRun } from '../../domain/bulkEmail/bulkEmailRun';
import type { MailRuns } from '../../ports/bulkEmailRuns';

/** A mailing that is gone when the page is closed. @param first what was kept before. */
export function createMemoryMailRuns(first: MailRun | null = null): MailRuns {
  let kept = first;
  return {
    load: (owner) => (kept?.owner === owner ? parseMailRun(kept) : null),
    save(run) {
      kept = run;
      return 'all';
    },
    clear: () => void (kept = null),
  };
}
