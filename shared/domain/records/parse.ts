/** The fields of an object from outside, before anything about it is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns the fields of an object; null for arrays, strings, numbers and everything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** @returns the string, or the fallback for anything else. */
export function textOr(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

/** @returns whether it is a string with more than spaces. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** @returns whether it is a number from `least` to `most`; never for NaN and the infinities. */
export function isNumberIn(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most && Number.isFinite(value);
}

/** @returns whether it is a valid numeric id: a whole number from 0. */
export function isNumericId(value: unknown): value is number {
  return isNumberIn(value, 0, Number.MAX_SAFE_INTEGER) && Number.isInteger(value);
}

/** @returns the whole number from 0, or 0 for anything else. */
export function countOr0(value: unknown): number {
  return isNumericId(value) ? value : 0;
}

/** @returns whether it is one of the words. */
export function isOneOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return (words as readonly unknown[]).includes(value);
}

/** @returns `{ [name]: value }` if the test passes, else nothing: for optional fields. */
export function optional<K extends string, T>(
  name: K,
  value: unknown,
  test: (value: unknown) => value is T,
): { [P in K]?: T } {
  return test(value) ? ({ [name]: value } as { [P in K]: T }) : {};
}

/** For {@link optional}: whether it is true or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
