import type { FormDraft } from '@/shared/domain/drafts/formDraft';
import { draftOffer, maxDraftLength, maxDrafts, parseFormDraft } from '@/shared/domain/drafts/storedDraft';
import type { Clock } from '../../ports/clock';
import type { FormDrafts } from '../../ports/formDrafts';
import { personStorage } from './browserStorage';
import { formDraftKey, formDraftPrefix, formDraftsOf } from './storageKeys';

/** Drafts in this browser's local storage, each under its own key, so that tabs never overwrite each other's forms. */
export function createLocalFormDrafts(clock: Clock, storage = personStorage): FormDrafts {
  const read = (key: string) => parseFormDraft(storage()!.getItem(key), clock.now());
  /** A blocked storage throws on each access. */
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      const kept = storage();
      return kept ? work(kept) : null;
    } catch {
      return null;
    }
  };

  /** Deletes everybody's drafts that are too old or damaged, and then this person's oldest. */
  const tidy = (person: string) =>
    attempt((kept) => {
      const left: { key: string; draft: FormDraft }[] = [];
      for (const key of Object.keys(kept).filter((name) => name.startsWith(formDraftPrefix))) {
        const draft = read(key);
        if (!draft) kept.removeItem(key);
        else if (key.startsWith(formDraftsOf(person))) left.push({ key, draft });
      }
      const newestFirst = left.toSorted((a, b) => b.draft.updatedAt.localeCompare(a.draft.updatedAt));
      for (const { key } of newestFirst.slice(maxDrafts)) kept.removeItem(key);
    });

  return {
    find: (person, form) => {
      tidy(person);
      const draft = attempt(() => read(formDraftKey(person, form)));
      return draft && { ...draft, offer: draftOffer(draft, clock.now()) };
    },
    keep(person, form, draft) {
      const text = JSON.stringify(draft);
      if (text.length > maxDraftLength) return;
      attempt((kept) => {
        const key = formDraftKey(person, form);
        const isNew = kept.getItem(key) === null;
        kept.setItem(key, text);
        if (isNew) tidy(person);
      });
    },
    drop(person, form) {
      attempt((kept) => kept.removeItem(formDraftKey(person, form)));
    },
  };
}
