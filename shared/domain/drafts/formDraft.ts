/** The values of a form, by the names of its fields. Never a password. */
export type FormValues = Readonly<Record<string, string>>;

/** Unsaved input of a form. */
export interface FormDraft {
  /** When the person began it. ISO 8601 in UTC. */
  startedAt: string;
  /** When it was last changed. ISO 8601 in UTC. */
  updatedAt: string;
  /** The values of a record's form when it opened, as text; null for a new record. */
  original: string | null;
  values: FormValues;
}

/** The message when the record of a draft has changed since. */
export const draftOutdated =
  'You had begun to change this earlier. It has changed since then, so your words were not kept.';

/** Returns whether two forms have the same values. */
export function sameValues(a: FormValues, b: FormValues): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => a[name] === b[name]);
}
