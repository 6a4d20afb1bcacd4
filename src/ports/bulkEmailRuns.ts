import type { BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';

/**
 * How much of a run survives a reload: all of it, only its results (nothing can be retried then), or nothing.
 */
export type KeptRun = 'all' | 'results' | 'nothing';

/** Stores the last bulk email and its results on this device, so that they survive a reload. */
export interface BulkEmailRuns {
  /** The run of this administrator, or null. It has stopped, however far it was. */
  load(owner: string): BulkEmailRun | null;
  /** Stores a run in place of the one before, as much of it as there is room for. */
  save(run: BulkEmailRun): KeptRun;
  clear(): void;
}
