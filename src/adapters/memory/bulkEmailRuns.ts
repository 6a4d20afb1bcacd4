import { parseBulkEmailRun, type BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';
import type { BulkEmailRuns } from '../../ports/bulkEmailRuns';

/** A bulk email run in memory. @param first the stored one. */
export function createMemoryBulkEmailRuns(first: BulkEmailRun | null = null): BulkEmailRuns {
  let kept = first;
  return {
    load: (owner) => (kept?.owner === owner ? parseBulkEmailRun(kept) : null),
    save(run) {
      kept = run;
      return 'all';
    },
    clear: () => void (kept = null),
  };
}
