import type { FormDraft } from '../../domain/drafts/formDraft';
import { draftOffer } from '../../domain/drafts/storedDraft';
import type { Clock } from '../../ports/clock';
import type { FormDrafts } from '../../ports/formDrafts';

/** Drafts in memory. @param first by person and form, for stories: `4 appointment`. */
export function createMemoryFormDrafts(
  clock: Clock,
  first: Readonly<Record<string, FormDraft>> = {},
): FormDrafts {
  const kept = new Map(Object.entries(first));
  return {
    find(person, form) {
      const draft = kept.get(`${person} ${form}`);
      return draft ? { ...draft, offer: draftOffer(draft, clock.now()) } : null;
    },
    keep: (person, form, draft) => void kept.set(`${person} ${form}`, draft),
    drop: (person, form) => void kept.delete(`${person} ${form}`),
  };
}
