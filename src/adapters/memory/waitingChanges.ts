import type { WaitingChanges } from '@/shared/domain/waitingChanges/waitingRules';
import { createListeners } from '../../ports/listeners';
import type { WaitingStore } from '../../ports/waitingChanges';

/** Waiting changes in memory. @param first the initial ones, by person. */
export function createMemoryWaitingStore(first: Record<string, WaitingChanges> = {}): WaitingStore {
  const lists = new Map(Object.entries(first));
  const { notify, subscribe } = createListeners();
  return {
    of: async (person) => lists.get(person) ?? [],
    async update(person, change) {
      const next = change(lists.get(person) ?? []);
      lists.set(person, next);
      notify();
      return next;
    },
    async forget(person) {
      lists.delete(person);
      notify();
    },
    subscribe,
  };
}
