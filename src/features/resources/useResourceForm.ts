import { useRef } from 'react';
import { useForm } from '../../components/Field/useForm';
import { dayOf } from '../../domain/text/dates';
import type { Resource } from '../../domain/resources/resource';
import {
  formOf,
  sameForm,
  validateForm,
  withForm,
  type ResourceFields,
} from '../../domain/resources/resourceForm';
import { CollectionError, type Collection } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';

const loginEnded =
  'Your login as administrator has ended, so nothing was saved. Log in again in another tab, then press Save here.';
const changedElsewhere = (title: string) =>
  `“${title}” was changed in another tab or window while you were writing. Press Save again to put your words in place of those, or Cancel to keep them.`;
const goneElsewhere =
  'This resource was deleted in another tab or window. Press Save again to bring it back, or Cancel to leave it.';

/**
 * The state and the rules of the form for one resource.
 * @param onSaved called with the resource as it was saved.
 */
export function useResourceForm(
  resource: Resource,
  collection: Collection<Resource>,
  onSaved: (saved: Resource) => void,
) {
  const { clock, currentUser } = usePorts();
  const form = useForm({
    first: formOf(resource),
    failureOf: saveFailure,
    // Corrected errors disappear; new ones wait for the next check.
    errorStays: (field, now) => field in validateForm(now),
  });
  const { values } = form;
  /** The resource as this person last knew it; null once they know that it is gone. */
  const known = useRef<Resource | null>(resource);

  const draft = useFormDraft({
    form: `resource.${resource.id}`,
    isOfRecord: true,
    first: { ...formOf(resource) },
    values: { ...values },
    onRestore: (kept) =>
      form.change({ ...(kept as ResourceFields), type: kept['type'] === 'video' ? 'video' : 'text' }),
  });

  /** @returns what was saved, or the sentence that says why nothing was. */
  const save = async (): Promise<Resource | string> => {
    if (currentUser.get()?.role !== 'admin') return loginEnded;
    const stored = await collection.get(resource.id);
    const seen = known.current;
    // Concurrent ratings are not a conflict: they are kept.
    if (stored ? !seen || !sameForm(formOf(stored), formOf(seen)) : seen) {
      known.current = stored;
      return stored ? changedElsewhere(stored.title) : goneElsewhere;
    }
    const saved = withForm(stored ?? resource, values, dayOf(clock.now()));
    try {
      await collection.put(saved, { expected: stored });
      return saved;
    } catch (error) {
      if (error instanceof CollectionError && error.code === 'conflict') return save();
      throw error;
    }
  };

  const submit = async () => {
    if (form.busy || !form.check(validateForm(values))) return;
    await form.submit(async () => {
      const outcome = await save();
      if (typeof outcome === 'string') return outcome;
      draft.done();
      onSaved(outcome);
      return null;
    });
  };

  return { form, draft, isChanged: !sameForm(values, formOf(resource)), submit };
}
