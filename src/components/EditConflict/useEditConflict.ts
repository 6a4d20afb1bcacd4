import { useState } from 'react';
import { differencesOf, mergeVersions, type ConflictField, type Difference, type Values } from './versions';

/** The version in the form. */
export type Side = 'mine' | 'theirs';

/** Two versions of a record that both are to be saved. */
export interface Conflict {
  /** An explanation with the options, in sentences. */
  text: string;
  /** The fields that differ, in the order of the form. */
  differences: readonly Difference[];
  /** The current version of the record. */
  now: Values;
  /** The version in the form. */
  shown: Side;
  /** Counts the conflicts of this form: each takes the focus. */
  attempt: number;
}

/** The part of a form that a conflict changes. */
interface ConflictForm<T extends Values> {
  values: T;
  change: (next: T) => void;
}

/** Keeps both versions of a form whose record another person has changed meanwhile. */
export function useEditConflict<T extends Values>(
  { values, change }: ConflictForm<T>,
  fields: readonly ConflictField[],
) {
  const [met, setMet] = useState<(Conflict & { now: T; mine: T }) | null>(null);

  /**
   * Handles another person's change of the record. The person's own changes stay in the form; untouched fields get the
   * current values.
   * @param before the record as the form knew it.
   * @param now the stored version.
   * @param text an explanation with the options, in sentences.
   * @returns true where anything differs: otherwise there is nothing to decide.
   */
  const meet = (before: T, now: T, text: string): boolean => {
    const differences = differencesOf(fields, { before, now, yours: values });
    if (differences.length === 0) return false;
    const mine = mergeVersions({ before, now, yours: values });
    setMet((last) => ({ text, differences, now, mine, shown: 'mine', attempt: (last?.attempt ?? 0) + 1 }));
    change(mine);
    return true;
  };

  /** Puts one of the versions into the form. The other one can be restored with its own button. */
  const show = (side: Side) => {
    if (!met) return;
    // Later changes are part of the person's own version.
    const mine = met.shown === 'mine' ? values : met.mine;
    setMet({ ...met, mine, shown: side });
    change(side === 'mine' ? mine : met.now);
  };

  const conflict: Conflict | null = met;
  return { conflict, meet, show };
}
