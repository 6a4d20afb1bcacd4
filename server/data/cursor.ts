import { cursorPattern } from '@/shared/contract/schemas/changes';

/**
 * How much of the log of changes a reader knows: the number of the last change for everybody, and of the last for the reader's own
 * account. Each audience has numbers of its own, so that a reader's cursor says nothing about what others change.
 */
export interface Cursor {
  all: number;
  /** null for a visitor. */
  own: number | null;
}

/** The cursor of a reader who knows nothing of use, such as one of another server: everything is read again. */
const unknownCursor: Cursor = { all: Infinity, own: null };

/** A cursor as clients keep it. To them it is a name without a meaning. */
export function cursorText({ all, own }: Cursor): string {
  return own === null ? String(all) : `${all}.${own}`;
}

/** Reads a cursor; {@link unknownCursor} where it is none. */
export function parseCursor(text: string): Cursor {
  const [, all, own] = cursorPattern.exec(text) ?? [];
  if (all === undefined) return unknownCursor;
  return { all: Number(all), own: own === undefined ? null : Number(own) };
}
