import { useEffect, useState } from 'react';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { copyOf } from '@/shared/domain/events/copyEvent';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { eventFormOf, isChanged } from '@/shared/domain/events/eventForm';
import {
  datesInScope,
  datesOfSeries,
  newDates,
  type EventChange,
  type SeriesScope,
  withSameChange,
} from '@/shared/domain/events/series/series';
import { leftOut, plannedDates, type DateChanges } from '@/shared/domain/recurrence/plannedDates';
import { frequenciesOf, latestUntil, occurrences } from '@/shared/domain/recurrence/recurrence';
import { dayOf, isDay } from '@/shared/domain/text/dates';
import type { Collection } from '../../ports/collection';
import type { EventSeries, EventWrite } from '../../ports/eventSeries';
import { usePorts } from '../../ports/ports';

const loadScope = () => import('./SeriesScopeDialog');

const asNew = (drafts: ReturnType<typeof newDates>) => drafts.map((after) => ({ before: null, after }));

/** Asks which dates of a series an action applies to. */
interface ScopeQuestion {
  action: 'save' | 'delete';
  counts: Record<SeriesScope, number>;
  answer: (scope: SeriesScope | null) => void;
}

interface SeriesFormOptions {
  /** Null where events cannot repeat. */
  port: EventSeries | null;
  /** The event when the form opened. */
  opened: CommunityEvent;
  /** It may repeat: it was just added, or is a copy. */
  isNew: boolean;
  events: Collection<CommunityEvent>;
  /** The date as typed. */
  date: string;
  onRemoved: (changes: readonly EventChange[]) => Promise<void>;
  /** Runs one action at a time, and shows its error. */
  submit: (work: () => Promise<null>) => Promise<void>;
}

/** The repetition of an event's form, and the effect of saving on the other dates. */
export function useSeriesForm(options: SeriesFormOptions) {
  const { port, opened, isNew, events, date, onRemoved, submit } = options;
  const { clock } = usePorts();
  const today = dayOf(clock.now());
  const [chosen, setChosen] = useState('');
  const [wanted, setWanted] = useState(2);
  const [changes, setChanges] = useState<DateChanges>({});
  const [others, setOthers] = useState(0);
  /** The day of the last existing date of the series: others are added after it. */
  const [last, setLast] = useState<string | null>(null);
  const scopeDialog = useLazyDialog<typeof loadScope, ScopeQuestion>(loadScope);

  useEffect(() => {
    if (!port || !opened.series) return undefined;
    let over = false;
    events.list().then(
      (all) => {
        const found = datesOfSeries(all, opened);
        if (over || found.length === 0) return;
        setOthers(found.length - 1);
        setLast(found.at(-1)!.date);
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [port, opened, events]);

  const first = isNew && isDay(date) ? date : last;
  const frequencies = port && first ? frequenciesOf(first) : [];
  const frequency = frequencies.find((one) => one === chosen) ?? null;
  const rule = first && frequency && { frequency, first, until: latestUntil(first) };
  // The last date of a series exists already.
  const days = rule ? occurrences(rule).slice(isNew ? 0 : 1) : [];
  const count = Math.min(wanted, days.length);
  const dates = plannedDates(days.slice(0, count), changes);

  /** @returns null where the person cancels. */
  const askScope = async (action: ScopeQuestion['action'], event: CommunityEvent) => {
    const all = await events.list();
    const countOf = (scope: SeriesScope) => datesInScope(all, event, scope, today).length;
    const counts = { one: 1, following: countOf('following'), all: countOf('all') };
    if (counts.all === 1) return [event];
    const scope = await new Promise<SeriesScope | null>((answer, reject) => {
      scopeDialog.open(() => ({ action, counts, answer })).catch(reject);
    });
    scopeDialog.close();
    return scope && datesInScope(all, event, scope, today);
  };

  /** Makes further dates of the existing series, each like the last one. @param made the changes so far. */
  const furtherDates = async (
    { series }: CommunityEvent,
    made: readonly EventChange[],
    more: readonly string[],
  ): Promise<EventWrite[]> => {
    const all = await events.list();
    const end = all.filter((one) => one.series === series).toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
    const source = made.find(({ before }) => before?.id === end?.id)?.after ?? end;
    if (!source || !series) return [];
    return asNew(newDates({ ...copyOf(source), series }, more));
  };

  /** Saves the event, and the other dates of its series. @returns the changes; null: the person cancelled. */
  const write = async (
    record: CommunityEvent,
    current: CommunityEvent | null,
  ): Promise<readonly EventChange[] | null> => {
    const single = [{ before: current, after: record }];
    if (port && frequency && isNew) {
      const series = port.newId();
      const opening = { ...record, series };
      const later = dates.slice(1).filter(({ isLeftOut }) => !isLeftOut);
      const copies = newDates(
        opening,
        later.map(({ day }) => day),
      );
      return port.write(series, [{ before: current, after: opening }, ...asNew(copies)]);
    }
    if (port && record.series && current) {
      const more = dates.filter(({ isLeftOut }) => !isLeftOut).map(({ day }) => day);
      // Adding dates alone needs no question which ones change.
      const isEdited = more.length === 0 || isChanged(eventFormOf(record), current);
      const touched = isEdited ? await askScope('save', current) : [];
      if (!touched) return null;
      if (touched.length > 1 || more.length > 0) {
        const edit = { before: current, after: record };
        const made = touched.map((one) =>
          one.id === current.id ? edit : { before: one, after: withSameChange(one, edit) },
        );
        return port.write(record.series, [...made, ...(await furtherDates(current, made, more))]);
      }
    }
    if (current) {
      await events.put(record, { expected: current });
      return single;
    }
    // The store may assign a new id: that of a deleted event is not reused for other words.
    const [after] = await events.add([record]);
    return [{ before: null, after: after! }];
  };

  const remove = () =>
    submit(async () => {
      const touched = await askScope('delete', opened);
      if (!touched || !port || !opened.series) return null;
      await onRemoved(
        await port.write(
          opened.series,
          touched.map((before) => ({ before, after: null })),
        ),
      );
      return null;
    });

  return {
    /** The day from which dates are counted; null: there is no series. */
    first,
    /** The new dates extend an existing series. */
    isExtension: !isNew,
    frequencies,
    frequency,
    days,
    count,
    dates,
    others,
    isRepeating: frequency !== null,
    chooseFrequency: setChosen,
    chooseCount: setWanted,
    leaveOut: (day: string, isLeftOut: boolean) =>
      setChanges((before) => {
        const { [day]: _, ...kept } = before;
        return isLeftOut ? { ...kept, [day]: leftOut } : kept;
      }),
    write,
    remove,
    scopeDialog,
  };
}

export type SeriesForm = ReturnType<typeof useSeriesForm>;
