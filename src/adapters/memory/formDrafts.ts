import type { Clock } from '../../ports/clock';
import type { FormDrafts } from '../../ports/formDrafts';
import { createLocalFormDrafts } from '../local/formDrafts';
import { createMemoryStorage } from './storage';

/** Drafts as a browser keeps them, in a storage of their own in memory. */
export function createMemoryFormDrafts(clock: Clock): FormDrafts {
  const storage = createMemoryStorage();
  return createLocalFormDrafts(clock, () => storage);
}
