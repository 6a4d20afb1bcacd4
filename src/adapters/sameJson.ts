import type { Fields } from '@/shared/domain/records/parse';

/**
 * Returns true where two values would be the same JSON, in any order of their fields. A field that is undefined is
 * absent.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // Every stored record is compared at startup, so this allocates nothing.
  const [one, other] = [a, b] as [Fields, Fields];
  let left = 0;
  for (const name in other) if (Object.hasOwn(other, name) && other[name] !== undefined) left += 1;
  for (const name in one) {
    if (!Object.hasOwn(one, name) || one[name] === undefined) continue;
    if (!Object.hasOwn(other, name) || !sameJson(one[name], other[name])) return false;
    left -= 1;
  }
  return left === 0;
}
