import { prefixesOf, type Suburb } from '@/shared/domain/suburbs/suburb';
import type { FindSuburbs } from '../../ports/suburbs';

/** Suburbs from memory. @param suburbs null: there is never an answer. */
export function createMemorySuburbs(suburbs: readonly Suburb[] | null = []): FindSuburbs {
  return async (prefix) => suburbs?.filter((suburb) => prefixesOf(suburb).includes(prefix)) ?? null;
}
