import { useState } from 'react';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import type { CommunityEvent } from '../../domain/events/event';
import {
  checkEventForm,
  eventFormFields,
  eventFormOf,
  isChanged,
  withForm,
  type EventForm,
  type EventFormErrors,
} from '../../domain/events/eventForm';
import { saveFailure } from '../../ports/collectionWords';
import { CollectionError, type Collection } from '../../ports/collection';
import { useFormDraft } from '../../ports/useFormDraft';

/** What is wrong with the fields. `attempt` counts the checks, so that the same error is heard again. */
interface Check {
  errors: EventFormErrors;
  attempt: number;
}

/** The names of the fields' boxes. */
export const fieldId = (field: keyof EventForm) => `event-form-${field}`;

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
  const [form, setForm] = useState(() => eventFormOf(opened));
  /** What the form's words are compared with; newer than `opened` once somebody else's change was told. */
  const [base, setBase] = useState(opened);
  const [check, setCheck] = useState<Check>({ errors: {}, attempt: 0 });
  const [failure, setFailure] = useState<{ text: string; attempt: number } | null>(null);
  const [busy, setBusy] = useState(false);

  const draft = useFormDraft({
    form: `event.${opened.id}`,
    isOfRecord: true,
    first: { ...eventFormOf(opened) },
    values: { ...form },
    onRestore: (kept) => setForm(kept as unknown as EventForm),
  });

  const change = (field: keyof EventForm, text: string) => {
    setForm((now) => ({ ...now, [field]: text }));
    setCheck((last) => ({ ...last, errors: { ...last.errors, [field]: undefined } }));
  };

  const fail = (text: string) => setFailure((last) => ({ text, attempt: (last?.attempt ?? 0) + 1 }));

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const current = await events.get(opened.id);
      // People may register while somebody writes: that is no reason to stop them.
      const errors = checkEventForm(form, current?.attendees ?? 0);
      setCheck(({ attempt }) => ({ errors, attempt: attempt + 1 }));
      const wrong = eventFormFields.find((field) => errors[field]);
      if (wrong) {
        document.getElementById(fieldId(wrong))?.focus();
        return;
      }
      if (current && isChanged(eventFormOf(base), current)) {
        setBase(current);
        throw new CollectionError('conflict');
      }
      const record = withForm(current ?? base, form);
      await events.put(record, { expected: current });
      draft.done();
      await onSaved(record, current ?? base);
    } catch (error) {
      const conflict = error instanceof CollectionError && error.code === 'conflict';
      fail(conflict ? changedMeanwhile : saveFailure(error));
    } finally {
      setBusy(false);
    }
  };

  const cancel = async () => {
    if (!(await mayLeave(isChanged(form, base)))) return;
    draft.done();
    onClose();
  };

  return { form, ...check, draft, failure, busy, change, save, cancel };
}
