import type { Draft, Drafts } from '../../ports/drafts';
import { draftKey } from './storageKeys';

/**
 * Drafts in the tab's own session storage. A full or blocked storage fails silently: the worst result is typing again.
 */
export function createLocalDrafts(): Drafts {
  return {
    keep(form, draft) {
      try {
        sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
      } catch {
        // Nothing is stored.
      }
    },
    take(form) {
      try {
        const text = sessionStorage.getItem(draftKey(form));
        sessionStorage.removeItem(draftKey(form));
        return text === null ? null : toDraft(JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}

function toDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}
