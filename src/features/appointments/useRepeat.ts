import { useEffect, useId, useState } from 'react';
import {
  moveProblem,
  repeatChoices,
  startOn,
  timesFrom,
  type WallTimes,
} from '@/shared/domain/appointments/repeatedTimes';
import type { Times } from '@/shared/domain/appointments/wholeDays';
import { leftOut, plannedDates, readChanges, writeChanges } from '@/shared/domain/recurrence/plannedDates';
import { bookAheadMonths } from '@/shared/domain/screens/pageSettings';
import { usePorts } from '../../ports/ports';

/** The repetition of an appointment, as texts for the draft of its form. */
export interface RepeatValues {
  /** Empty: no repetition. */
  frequency: string;
  /** The number of dates, with the skipped ones. */
  dates: string;
  /** The changes of single dates, as `writeChanges` writes them. */
  changes: string;
}

/** No repetition. */
export const noRepeat: RepeatValues = { frequency: '', dates: '2', changes: '{}' };

interface RepeatOptions {
  /** The times of the first date; null: they are not complete, or cannot repeat. */
  times: WallTimes | null;
  /** Called when the dates change. */
  onChange: () => void;
}

/**
 * The state and the rules of a repeating appointment: a number of plain ones, each of which can be changed by itself.
 */
export function useRepeat({ times, onChange }: RepeatOptions) {
  const { clock, settings } = usePorts();
  const months = bookAheadMonths(settings);
  const now = clock.now();
  const id = useId();
  const [values, setValues] = useState(noRepeat);
  const [shown, setShown] = useState<{ day: string; text: string; attempt: number } | null>(null);
  /** The dates with an open field for a new start. */
  const [open, setOpen] = useState<readonly string[]>([]);

  const moveId = (day: string) => `${id}-${day}`;
  useEffect(() => {
    if (shown) document.getElementById(`${id}-${shown.day}`)?.focus();
  }, [id, shown]);

  const choices = times ? repeatChoices(times, now, months) : [];
  const choice = choices.find(({ frequency }) => frequency === values.frequency) ?? null;
  const days = choice?.days ?? [];
  const count = Math.min(Math.max(Number(values.dates) || 2, 2), days.length);
  const changes = readChanges(values.changes);
  const dates = plannedDates(days.slice(0, count), changes);

  const change = (next: Partial<RepeatValues>) => {
    setValues((last) => ({ ...last, ...next }));
    setShown(null);
    onChange();
  };
  /** @param to null: the date of the rule. */
  const changeDate = (day: string, to: string | null) => {
    const { [day]: _, ...others } = changes;
    change({ changes: writeChanges(to === null ? others : { ...others, [day]: to }) });
  };
  /** The first error of a moved date. */
  const problem = () => {
    for (const { day, movedTo } of dates.slice(1)) {
      const text = movedTo === null || !times ? null : moveProblem(movedTo, times, now, months);
      if (text) return { day, text };
    }
    return null;
  };
  const stays = shown && problem()?.text === shown.text ? shown : null;

  return {
    values,
    restore: setValues,
    choices,
    choice,
    dates,
    isRepeating: choice !== null,
    count,
    moveId,
    errorOf: (day: string) => (stays?.day === day ? stays : null),
    /** The times of a date as typed; null while they are invalid. */
    timesOn: (day: string, movedTo: string | null): Times | null => {
      if (!times) return null;
      if (movedTo === null) return timesFrom(startOn(day, times), times);
      return moveProblem(movedTo, times, now, months) ? null : timesFrom(movedTo, times);
    },
    /** The start of a date that is not moved, `YYYY-MM-DDTHH:mm`. */
    startOf: (day: string) => (times ? startOn(day, times) : ''),
    isOpen: (day: string) => open.includes(day),
    toggle: (day: string) =>
      setOpen((last) => (last.includes(day) ? last.filter((one) => one !== day) : [...last, day])),
    chooseFrequency: (frequency: string) => change({ frequency }),
    chooseCount: (dateCount: number) => change({ dates: String(dateCount) }),
    leaveOut: (day: string, isLeftOut: boolean) => changeDate(day, isLeftOut ? leftOut : null),
    move: (day: string, to: string) => changeDate(day, times && to === startOn(day, times) ? null : to),
    putBack: (day: string) => changeDate(day, null),
    /** Shows the first error of a date, and focuses it. @returns true where all dates are valid. */
    check: (): boolean => {
      const found = problem();
      setShown((last) => found && { ...found, attempt: (last?.attempt ?? 0) + 1 });
      if (found) setOpen((last) => (last.includes(found.day) ? last : [...last, found.day]));
      return found === null;
    },
    /** The times of all dates but the first; call it only after a check. */
    later: (): Times[] =>
      dates
        .slice(1)
        .flatMap(({ day, isLeftOut, movedTo }) =>
          isLeftOut || !times ? [] : [timesFrom(movedTo ?? startOn(day, times), times)],
        ),
  };
}

export type RepeatState = ReturnType<typeof useRepeat>;
