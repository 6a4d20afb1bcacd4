import type { Suburb } from '@/shared/domain/suburbs/suburb';

/**
 * Returns the suburbs whose name or postcode begins with two letters or digits, such as "ca" or "30". The rest of the
 * typed text is not sent. It fails only where its code could not be fetched, and sends at most one request for each
 * answer.
 * @returns none where no list was imported; null without an answer.
 */
export type FindSuburbs = (prefix: string) => Promise<readonly Suburb[] | null>;
