import type { BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';

/** The part of a run that survives a reload: all of it, only its results (nothing can be retried then), or nothing. */
export type KeptRun = 'all' | 'results' | 'nothing';

/** Stores the last bulk email and its results on this device, so that they survive a reload. */
export interface BulkEmailRuns {
  /** Returns the run of this administrator, which has stopped, or null. */
  load(owner: string): BulkEmailRun | null;
  /** Replaces the stored run, as completely as there is space. */
  save(run: BulkEmailRun): KeptRun;
  clear(): void;
}
