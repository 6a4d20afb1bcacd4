import { useState } from 'react';
import { differencesOf, mergeVersions, type ConflictField, type Difference, type Values } from './versions';

/** Whose words are in the form. */
export type Side = 'mine' | 'theirs';

/** Two versions of a record that both want to be saved. */
export interface Conflict {
  /** What happened and what can be done, in sentences. */
  text: string;
  /** The fields that differ, in the order of the form. */
  differences: readonly Difference[];
  /** What the record says now. */
  now: Values;
  /** Whose words are in the form. */
  shown: Side;
  /** Counts the conflicts of this form: each takes the focus. */
  attempt: number;
}

/** The part of a form that a conflict changes. */
interface ConflictForm<T extends Values> {
  values: T;
  change: (next: T) => void;
}

/** Keeps both versions of a form whose record somebody else has changed meanwhile. */
export function useEditConflict<T extends Values>(
  { values, change }: ConflictForm<T>,
  fields: readonly ConflictField[],
) {
  const [met, setMet] = useState<(Conflict & { now: T; mine: T }) | null>(null);

  /**
   * Somebody has changed the record. What the person wrote stays in the form; fields that they left as they were get
   * what the record says now.
   * @param before the record as the form knew it. @param now as it is stored.
   * @param text what happened and what can be done, in sentences.
   * @returns whether anything differs: otherwise there is nothing to decide.
   */
  const meet = (before: T, now: T, text: string): boolean => {
    const differences = differencesOf(fields, { before, now, yours: values });
    if (differences.length === 0) return false;
    const mine = mergeVersions({ before, now, yours: values });
    setMet((last) => ({ text, differences, now, mine, shown: 'mine', attempt: (last?.attempt ?? 0) + 1 }));
    change(mine);
    return true;
  };

  /** Puts one of the versions into the form. What is taken out comes back with its own button. */
  const show = (side: Side) => {
    if (!met) return;
    // What was written since is part of the person's own version.
    const mine = met.shown === 'mine' ? values : met.mine;
    setMet({ ...met, mine, shown: side });
    change(side === 'mine' ? mine : met.now);
  };

  const conflict: Conflict | null = met;
  return { conflict, meet, show };
}
