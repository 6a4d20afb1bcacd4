/** The values of a form's fields, by their names. */
export type Values = Readonly<Record<string, string>>;

/** One field of a form, as a conflict lists it. */
export interface ConflictField {
  name: string;
  label: string;
  /** Converts its value to words, where that is not the typed text: a date, a choice. */
  words?: ((value: string) => string) | undefined;
}

/** A field that differs. */
export interface Difference {
  name: string;
  label: string;
  /** The current value of the record, in words. */
  now: string;
  /** The person's value, in words. */
  yours?: string;
  /** The earlier value, where the person had not changed the field. */
  before?: string;
}

const nothing = '(nothing)';

/** Returns the differences between the current record and a person's form, in the order of the fields. */
export function differencesOf(
  fields: readonly ConflictField[],
  versions: { before: Values; now: Values; yours: Values },
): Difference[] {
  const { before, now, yours } = versions;
  return fields.flatMap(({ name, label, words = (value) => value }) => {
    const inWords = ({ [name]: value = '' }: Values) => words(value) || nothing;
    if (now[name] === yours[name]) return [];
    const isUntouched = yours[name] === before[name];
    return { name, label, now: inWords(now), [isUntouched ? 'before' : 'yours']: inWords(yours) };
  });
}

/** Merges a person's changes into the current record: a change is lost only where both changed the same field. */
export function mergeVersions<T extends Values>(versions: { before: T; now: T; yours: T }): T {
  const { before, now, yours } = versions;
  const written = Object.entries(yours).filter(([name, value]) => value !== before[name]);
  return { ...now, ...Object.fromEntries(written) };
}
