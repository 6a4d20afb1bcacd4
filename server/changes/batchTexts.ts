import { afterChange, audienceOf, type Change, type LogPlace } from '../data/changes';
import { type Cursor, cursorText } from '../data/cursor';
import { changeEvent } from './events';

/** Events, and the cursor after them. */
export interface EventsText {
  text: string | Buffer;
  cursor: Cursor;
}

/** Changes as events for a reader who may know of all of them. */
export function textOf(changes: readonly Change[], from: Cursor): EventsText & { text: string } {
  let cursor = from;
  let text = '';
  for (const change of changes) {
    cursor = afterChange(cursor, change);
    text += changeEvent(cursorText(cursor), change);
  }
  return { text, cursor };
}

/** Stands for the reader's own part of a cursor. JSON escapes it in ids. */
const ownPart = '\0';

/**
 * A batch of changes as each reader gets it. What is for everybody is written out once; of that, readers differ in their own part of
 * the cursors only.
 * @param rows the batch, at least one change.
 * @returns the text for one reader. @param uid null: a visitor.
 */
export function textsOf(rows: readonly Change[]): (place: LogPlace, uid: string | null) => EventsText {
  const forAll = rows.filter(({ audience }) => audience === 'all');
  const pieces = forAll
    .map((row) => changeEvent(`${row.number}${ownPart}`, row))
    .join('')
    .split(ownPart);
  const forVisitors = Buffer.from(pieces.join(''));
  const audiences = new Set(rows.map(({ audience }) => audience));
  const lastForAll = forAll.at(-1);
  return ({ cursor, at }, uid) => {
    const own = audienceOf(uid);
    if (at >= rows[0]!.seq || (own !== null && audiences.has(own))) {
      const news = rows.filter(({ seq, audience }) => seq > at && (audience === 'all' || audience === own));
      return textOf(news, cursor);
    }
    return {
      text: cursor.own === null ? forVisitors : pieces.join(`.${cursor.own}`),
      cursor: lastForAll ? afterChange(cursor, lastForAll) : cursor,
    };
  };
}
