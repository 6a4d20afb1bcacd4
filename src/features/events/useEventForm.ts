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

/** The fields as a conflict names them. */
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

/** @param before the event as it was until then. @param changes all that was written with it. */
export type OnSaved = (
  event: CommunityEvent,
  before: CommunityEvent,
  changes: readonly EventChange[],
) => void | Promise<void>;

/**
 * Where the event of a form comes from: it is on the list, it was added a moment ago, to be filled in, or it is a copy, which
 * is not on the list before it is saved.
 */
export type EventOrigin = 'list' | 'added' | 'copy';

/** What the form needs for events that repeat. */
export interface SeriesOptions {
  /** Null where events cannot repeat. */
  port: EventSeries | null;
  from: EventOrigin;
  /** Dates of the series were deleted. */
  onRemoved: (changes: readonly EventChange[]) => Promise<void>;
  /** The event was cancelled, or is on again. */
  onCancelled: (event: CommunityEvent) => Promise<void>;
}

/**
 * The state and the rules of the form for one event.
 * @param opened the event as it was when the form opened.
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
  /** The event as this person last knew it; null once they know that it is gone. */
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
   * @param isAgain something was changed in the moment after it was read.
   * @returns why nothing was saved, as a sentence; null where it was, or where the form says it otherwise.
   */
  const attempt = async (isAgain = false): Promise<string | null> => {
    const today = dayOf(clock.now());
    const current = from === 'copy' ? null : await events.get(opened.id);
    // Registrations while somebody edits are not a conflict.
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
      // Another date of the series may go on being in the way.
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
