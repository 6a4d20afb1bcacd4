import type { Suburb } from '@/shared/domain/suburbs/suburb';

/**
 * The suburbs whose name or postcode begins with two letters or digits, such as "ca" or "30". What else somebody types is not
 * sent. It fails only where its code could not be fetched, and asks at most once for each answer.
 * @returns none where no list was imported; null without an answer.
 */
export type FindSuburbs = (prefix: string) => Promise<readonly Suburb[] | null>;
