import type { Keeping } from '@/shared/domain/ownBackup/keeping';

/** Whether this browser keeps what a site stores, or deletes it when it needs room. Never rejects. */
export interface Persistence {
  /** What it says now. Nobody is asked. */
  get(): Promise<Keeping>;
  /** Asks it to keep it. Some browsers ask the person then, so only a press that says why may lead here. */
  ask(): Promise<Keeping>;
}
