/** The mark of a date that is left out. */
export const leftOut = 'left out';

/**
 * A person's changes of single dates, by the day, `YYYY-MM-DD`, that the rule gives: {@link leftOut}, or the moment to which it
 * is moved, `YYYY-MM-DDTHH:mm` in wall-clock time, or what was typed while it is none.
 */
export type DateChanges = Readonly<Record<string, string>>;

/** One date of something that repeats. */
export interface PlannedDate {
  /** The day that the rule gives, which names the date also while it is moved. */
  day: string;
  isLeftOut: boolean;
  /** The moment to which it is moved, as typed; null: as in the rule. */
  movedTo: string | null;
}

/** The dates of a rule with what a person changed. Changes of days that the rule does not give any more are ignored. */
export function plannedDates(days: readonly string[], changes: DateChanges): PlannedDate[] {
  return days.map((day) => {
    const change = changes[day];
    const isLeftOut = change === leftOut;
    return { day, isLeftOut, movedTo: isLeftOut ? null : (change ?? null) };
  });
}

/** The days on which something takes place: those left out gone, those moved where they are now; in order, each once. */
export function finalDays(days: readonly string[], changes: DateChanges): string[] {
  const kept = plannedDates(days, changes).filter(({ isLeftOut }) => !isLeftOut);
  return [...new Set(kept.map(({ day, movedTo }) => movedTo?.slice(0, 10) ?? day))].toSorted();
}

/** Writes the changes as text for the draft of a form. */
export const writeChanges = (changes: DateChanges): string => JSON.stringify(changes);

/** Reads {@link writeChanges}; anything else is no change. */
export function readChanges(text: string): DateChanges {
  try {
    const value: unknown = JSON.parse(text);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
