import { CollectionError, type CollectionErrorCode, type Damage } from './collection';

/** Only appointments have a limit and overlap, with error texts of their own. */
const words: Partial<Record<CollectionErrorCode, string>> = {
  full: 'There is no room left in this browser, so nothing was saved. Delete something you do not need here, then try again.',
  refused:
    'This browser does not let us keep anything, so nothing was saved. Check its privacy settings, then try again.',
  conflict: 'This was changed somewhere else just now, so nothing was saved. Look at it, then try again.',
  permission: 'You are not allowed to change this, so nothing was saved.',
  unreachable: 'Not saved: no connection. Check your connection, then try again.',
};

/** Explains a failed save, with advice. */
export function saveFailure(error: unknown): string {
  const text = error instanceof CollectionError && (error.text ?? words[error.code]);
  return text || 'Something went wrong, so nothing was saved. Please try again.';
}

/** Codes that concern one record: the next one may succeed. Any other code concerns all. */
const ofOneRecord: readonly CollectionErrorCode[] = ['limit', 'overlap', 'conflict', 'permission', 'invalid'];

/** Returns true where only this record was refused, so that bulk work continues. */
export const isOfOneRecord = (error: unknown): boolean =>
  error instanceof CollectionError && ofOneRecord.includes(error.code);

/**
 * The message about stored records that could not be read.
 * @param things their name in the plural: "resources".
 */
export function damageLine({ key, movedTo, kept }: Damage, things: string): string {
  const place = movedTo === key ? 'We left them where they are' : 'We put them aside';
  const now = kept > 0 ? `kept the other ${kept.toLocaleString('en-AU')}` : 'show the ones we started with';
  return `Some saved ${things} could not be read. ${place} and ${now}. Nothing was thrown away.`;
}
