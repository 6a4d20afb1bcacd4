import type { MailRun } from '../domain/mailRun';

/** Keeps the last mailing and its results on this device, so that they survive a reload. */
export interface MailRuns {
  /** The run of this administrator, or null. It has stopped, wherever it was. */
  load(owner: string): MailRun | null;
  /** Keeps a run in place of the one before. @returns false when there is no room: it is gone with the page then. */
  save(run: MailRun): boolean;
  clear(): void;
}
