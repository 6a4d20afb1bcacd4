import { useState } from 'react';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { useEditConflict } from '../../components/EditConflict/useEditConflict';
import { useForm } from '../../components/Field/useForm';
import { accessChoices } from '@/shared/domain/events/access/accessForm';
import { accessLabels } from '@/shared/domain/events/access/accessWords';
import { accessQuestions, accessTexts } from '@/shared/domain/events/access/eventAccess';
import { eventCategoryLabels, type CommunityEvent, type EventCategory } from '@/shared/domain/events/event';
import { checkEventForm, eventFormOf, isChanged, withForm } from '@/shared/domain/events/eventForm';
import { timeChoices } from '@/shared/domain/events/time/eventTimeForm';
import { zoneWords } from '@/shared/domain/events/time/eventTimeWords';
import { dayOf, eventDate } from '@/shared/domain/text/dates';
import { saveFailure } from '../../ports/collectionWords';
import { CollectionError, type Collection } from '../../ports/collection';
import type { EventChange } from '@/shared/domain/events/series/series';
import type { EventSeries } from '../../ports/eventSeries';
import { usePorts } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';
import { useCancellation } from './useCancellation';
import { useSeriesForm } from './useSeriesForm';

const changedMeanwhile =
  'Somebody else changed this event while you were writing, perhaps in another tab. What you wrote is still here. Press Save again to use it.';
const deletedMeanwhile =
  'Somebody else deleted this event while you were writing, perhaps in another tab. What you wrote is still here. Press Save again to put the event back, or Cancel to leave it.';

const answerWords = (value: string) => accessChoices.find((choice) => choice.value === value)?.label ?? value;

/** The fields as a conflict lists them. */
const conflictFields = [
  { name: 'title', label: 'Title' },
  { name: 'date', label: 'Date', words: eventDate },
  {
    name: 'time',
    label: 'Time',
    words: (value: string) => timeChoices.find((choice) => choice.value === value)?.label ?? value,
  },
  { name: 'starts', label: 'Start' },
  { name: 'ends', label: 'End' },
  { name: 'lastDay', label: 'Last day', words: eventDate },
  {
    name: 'timeZone',
    label: 'Time zone',
    words: (value: string) => (value ? zoneWords(value) : 'As on the whole site'),
  },
  { name: 'location', label: 'Location' },
  { name: 'description', label: 'Description' },
  {
    name: 'category',
    label: 'Category',
    words: (value: string) => eventCategoryLabels[value as EventCategory],
  },
  { name: 'capacity', label: 'Capacity' },
  ...accessQuestions.map((name) => ({ name, label: accessLabels[name], words: answerWords })),
  ...accessTexts.map((name) => ({ name, label: accessLabels[name] })),
];

/** @param before the earlier version of the event. @param changes all changes that were saved with it. */
export type OnSaved = (
  event: CommunityEvent,
  before: CommunityEvent,
  changes: readonly EventChange[],
) => void | Promise<void>;

/** The origin of a form's event: it is on the list, it was just added to be filled in, or it is an unsaved copy. */
export type EventOrigin = 'list' | 'added' | 'copy';

/** The options for repeating events. */
export interface SeriesOptions {
  /** Null where events cannot repeat. */
  port: EventSeries | null;
  from: EventOrigin;
  /** Called when dates of the series were deleted. */
  onRemoved: (changes: readonly EventChange[]) => Promise<void>;
  /** Called when the event was cancelled or reinstated. */
  onCancelled: (event: CommunityEvent) => Promise<void>;
}

/**
 * The state and the rules of the form for one event.
 * @param opened the event when the form opened.
 */
export function useEventForm(
  opened: CommunityEvent,
  events: Collection<CommunityEvent>,
  onClose: () => void,
  onSaved: OnSaved,
  { port, from, onRemoved, onCancelled }: SeriesOptions,
) {
  const { clock } = usePorts();
  const mayLeave = useLeaveGuard();
  const form = useForm({
    first: eventFormOf(opened),
    failureOf: saveFailure,
  });
  const { values } = form;
  /** The latest version of the event that this person has seen; null once they know that it is gone. */
  const [base, setBase] = useState<CommunityEvent | null>(from === 'copy' ? null : opened);
  const conflict = useEditConflict({ values: { ...values }, change: form.change }, conflictFields);

  const series = useSeriesForm({
    port,
    opened,
    isNew: from !== 'list',
    events,
    date: values.date,
    onRemoved: async (changes) => {
      draft.done();
      await onRemoved(changes);
    },
    submit: form.submit,
  });

  const draft = useFormDraft({
    form: `${from === 'copy' ? 'event.copy' : 'event'}.${opened.id}`,
    isOfRecord: true,
    first: { ...eventFormOf(opened) },
    values: { ...values },
    onRestore: form.change,
  });

  const cancellation = useCancellation({
    opened,
    events,
    mayLeave: () => mayLeave(isChanged(values, base ?? opened)),
    submit: form.submit,
    onDone: async (event) => {
      draft.done();
      await onCancelled(event);
    },
  });

  /**
   * @param isAgain the second attempt, after a change between reading and writing.
   * @returns why nothing was saved, as a sentence; null where it was, or where the form shows the reason.
   */
  const attempt = async (isAgain = false): Promise<string | null> => {
    const today = dayOf(clock.now());
    const current = from === 'copy' ? null : await events.get(opened.id);
    // A registration during editing is no conflict.
    const errors = checkEventForm(values, current?.attendees ?? 0, today);
    if (!form.check(errors)) {
      form.focusFirst(errors);
      return null;
    }
    if (!current && base) {
      setBase(null);
      return deletedMeanwhile;
    }
    if (current && base && isChanged(eventFormOf(base), current)) {
      setBase(current);
      const [before, now] = [{ ...eventFormOf(base) }, { ...eventFormOf(current) }];
      if (conflict.meet(before, now, changedMeanwhile)) return null;
    }
    const record = withForm(current ?? opened, values, today);
    try {
      const changes = await series.write(record, current);
      if (!changes) return null;
      draft.done();
      const saved = changes.find(({ before }) => before === null && !current)?.after ?? record;
      await onSaved(saved, { ...(current ?? opened), id: saved.id }, changes);
      return null;
    } catch (error) {
      // Another date of the series may still conflict.
      if (error instanceof CollectionError && error.code === 'conflict' && !isAgain) return attempt(true);
      throw error;
    }
  };

  const save = () => form.submit(() => attempt());

  const cancel = async () => {
    if (!(await mayLeave(series.isRepeating || isChanged(values, base ?? opened)))) return;
    draft.done();
    onClose();
  };

  return { form, draft, conflict, series, cancellation, save, cancel };
}
