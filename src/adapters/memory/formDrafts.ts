import type { Clock } from '../../ports/clock';
import type { FormDrafts } from '../../ports/formDrafts';
import { createLocalFormDrafts } from '../local/formDrafts';
import { createMemoryStorage } from './storage';

/** Drafts stored as in a browser, in a separate storage in memory. */
export function createMemoryFormDrafts(clock: Clock): FormDrafts {
  const storage = createMemoryStorage();
  return createLocalFormDrafts(clock, () => storage);
}
