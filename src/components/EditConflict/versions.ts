/** The values of a form's fields, by their names. */
export type Values = Readonly<Record<string, string>>;

/** One field of a form, as a conflict names it. */
export interface ConflictField {
  name: string;
  label: string;
  /** What stands in it in words, where that is not what is typed: a date, a choice. */
  words?: ((value: string) => string) | undefined;
}

/** A field that differs. */
export interface Difference {
  name: string;
  label: string;
  /** What the record says now, in words. */
  now: string;
  /** What the person wrote, in words. */
  yours?: string;
  /** What it said before, where the person had left the field as it was. */
  before?: string;
}

const nothing = '(nothing)';

/** Where what a record says now differs from what a person has in the form, in the order of the fields. */
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

/** What a person wrote, over what the record says now: nobody's change is lost but where both changed the same field. */
export function mergeVersions<T extends Values>(versions: { before: T; now: T; yours: T }): T {
  const { before, now, yours } = versions;
  const written = Object.entries(yours).filter(([name, value]) => value !== before[name]);
  return { ...now, ...Object.fromEntries(written) };
}
