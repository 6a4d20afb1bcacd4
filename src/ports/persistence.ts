import type { Keeping } from '@/shared/domain/ownBackup/keeping';

/** The browser's promise to keep a site's storage, or to delete it when it needs space. Never rejects. */
export interface Persistence {
  /** Returns the current state, without asking the person. */
  get(): Promise<Keeping>;
  /** Requests persistence. Some browsers ask the person then, so it may only follow a press that explains it. */
  ask(): Promise<Keeping>;
}
