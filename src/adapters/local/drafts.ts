import type { Draft, Drafts } from '../../ports/drafts';
import { draftKey } from './storageKeys';

/**
 * Drafts in the tab's own session storage. A storage that is full or refused fails silently: typing again
 * is the worst that happens.
 */
export function createLocalDrafts(): Drafts {
  return {
    keep(form, draft) {
      try {
        sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
      } catch {
        // Nothing is kept.
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
