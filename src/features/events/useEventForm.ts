import { useState } from 'react';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { useForm } from '../../components/Field/useForm';
import type { CommunityEvent } from '../../domain/events/event';
import { checkEventForm, eventFormOf, isChanged, withForm } from '../../domain/events/eventForm';
import { saveFailure } from '../../ports/collectionWords';
import { CollectionError, type Collection } from '../../ports/collection';
import { useFormDraft } from '../../ports/useFormDraft';

const changedMeanwhile =
  'Somebody else changed this event while you were writing, perhaps in another tab. What you wrote is still here. Press Save again to use it.';

/**
 * The state and the rules of the form for one event.
 * @param opened the event as it was when the form opened.
 */
export function useEventForm(
  opened: CommunityEvent,
  events: Collection<CommunityEvent>,
  onClose: () => void,
  onSaved: (event: CommunityEvent, before: CommunityEvent) => void | Promise<void>,
) {
  const mayLeave = useLeaveGuard();
  const form = useForm({
    first: eventFormOf(opened),
    failureOf: (error) =>
      error instanceof CollectionError && error.code === 'conflict' ? changedMeanwhile : saveFailure(error),
  });
  const { values } = form;
  /** What the form's words are compared with; newer than `opened` once somebody else's change was told. */
  const [base, setBase] = useState(opened);

  const draft = useFormDraft({
    form: `event.${opened.id}`,
    isOfRecord: true,
    first: { ...eventFormOf(opened) },
    values: { ...values },
    onRestore: form.change,
  });

  const save = () =>
    form.submit(async () => {
      const current = await events.get(opened.id);
      // Registrations while somebody edits are not a conflict.
      const errors = checkEventForm(values, current?.attendees ?? 0);
      if (!form.check(errors)) {
        form.focusFirst(errors);
        return null;
      }
      if (current && isChanged(eventFormOf(base), current)) {
        setBase(current);
        return changedMeanwhile;
      }
      const record = withForm(current ?? base, values);
      await events.put(record, { expected: current });
      draft.done();
      await onSaved(record, current ?? base);
      return null;
    });

  const cancel = async () => {
    if (!(await mayLeave(isChanged(values, base)))) return;
    draft.done();
    onClose();
  };

  return { form, draft, save, cancel };
}
