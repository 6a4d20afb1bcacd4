import { useRef } from 'react';
import { useEditConflict } from '../../components/EditConflict/useEditConflict';
import { useForm } from '../../components/Field/useForm';
import { dayOf } from '@/shared/domain/text/dates';
import type { FormValues } from '@/shared/domain/drafts/formDraft';
import type { Resource, ResourceType } from '@/shared/domain/resources/resource';
import {
  formOf,
  sameForm,
  validateForm,
  withForm,
  type ResourceFields,
} from '@/shared/domain/resources/resourceForm';
import { CollectionError, type Collection } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';

const loginEnded =
  'Your login as administrator has ended, so nothing was saved. Log in again in another tab, then press Save here.';
const changedElsewhere = (title: string) =>
  `“${title}” was changed in another tab or window, or by somebody else, while you were writing. Press Save again to put your words in place of those, or Cancel to keep them.`;
const goneElsewhere =
  'This resource was deleted in another tab or window. Press Save again to bring it back, or Cancel to leave it.';

/** The resource types with their labels. */
export const resourceTypes: readonly { value: ResourceType; label: string }[] = [
  { value: 'text', label: 'Article' },
  { value: 'video', label: 'Video' },
];

/** The fields as a conflict lists them. */
const conflictFields = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  {
    name: 'type',
    label: 'Type',
    words: (value: string) => resourceTypes.find((one) => one.value === value)?.label ?? value,
  },
  { name: 'category', label: 'Category' },
  { name: 'body', label: 'Text' },
];

/**
 * The state and the rules of the form for one resource.
 * @param onSaved called with the saved resource.
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
  /** The latest version of the resource that this person has seen; null once they know that it is gone. */
  const known = useRef<Resource | null>(resource);

  const change = (kept: FormValues) =>
    form.change({ ...(kept as ResourceFields), type: kept['type'] === 'video' ? 'video' : 'text' });

  const draft = useFormDraft({
    form: `resource.${resource.id}`,
    isOfRecord: true,
    first: { ...formOf(resource) },
    values: { ...values },
    onRestore: change,
  });
  const conflict = useEditConflict({ values: { ...values }, change }, conflictFields);

  /** @returns the saved resource, or the error as a sentence; null where the form shows the reason. */
  const save = async (): Promise<Resource | string | null> => {
    if (currentUser.get()?.role !== 'admin') return loginEnded;
    const stored = await collection.get(resource.id);
    const seen = known.current;
    // Concurrent ratings are not a conflict: they are kept.
    if (stored ? !seen || !sameForm(formOf(stored), formOf(seen)) : seen) {
      known.current = stored;
      if (!stored) return goneElsewhere;
      const [before, now] = [{ ...formOf(seen ?? stored) }, { ...formOf(stored) }];
      if (conflict.meet(before, now, changedElsewhere(stored.title))) return null;
    }
    const saved = withForm(stored ?? resource, values, dayOf(clock.now()));
    try {
      // The store may assign a new id to a deleted resource, since its text has changed.
      if (!stored) return (await collection.add([saved]))[0]!;
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
      if (outcome === null || typeof outcome === 'string') return outcome;
      draft.done();
      onSaved(outcome);
      return null;
    });
  };

  const kept = (conflict.conflict?.now as ResourceFields | undefined) ?? formOf(resource);
  return { form, draft, conflict, isChanged: !sameForm(values, kept), submit };
}
