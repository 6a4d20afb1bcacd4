import { clockTime, dayAndMonth, dayOf } from './dates';

/** The changes of others that a list does not show yet, each as the title of its record. */
export interface WaitingTitles {
  added: readonly string[];
  changed: readonly string[];
  gone: readonly string[];
}

/** "event" and "events". */
export interface Noun {
  one: string;
  many: string;
}

const countText = (count: number, { one, many }: Noun) => `${count} ${count === 1 ? one : many}`;

const has = (count: number) => (count === 1 ? 'has' : 'have');

/** "2 new events, 1 changed, 1 gone.", "1 event has changed."; null where nothing waits. */
export function waitingLine({ added, changed, gone }: WaitingTitles, noun: Noun): string | null {
  const [news, others, ends] = [added.length, changed.length, gone.length];
  if (news + others + ends === 0) return null;
  if (news > 0) {
    const fresh = countText(news, { one: `new ${noun.one}`, many: `new ${noun.many}` });
    return `${[fresh, ...(others ? [`${others} changed`] : []), ...(ends ? [`${ends} gone`] : [])].join(', ')}.`;
  }
  if (others > 0)
    return `${countText(others, noun)} ${has(others)} changed${ends > 0 ? `, ${ends} ${has(ends)} gone` : ''}.`;
  return `${countText(ends, noun)} ${has(ends)} gone.`;
}

/** The button beside that line: "Show them", "Show it", "Take it off the list". */
export function showWaiting({ added, changed, gone }: WaitingTitles): string {
  const shown = added.length + changed.length;
  if (shown === 0) return gone.length === 1 ? 'Take it off the list' : 'Take them off the list';
  return shown + gone.length === 1 ? 'Show it' : 'Show them';
}

const fewTitles = 3;

const named = (titles: readonly string[]) =>
  titles.length > fewTitles
    ? `${titles.slice(0, fewTitles).join('; ')}; and ${titles.length - fewTitles} more`
    : titles.join('; ');

/** The line once they are shown, so that people know what to look for: "New: Choir; Tea. Gone: Chess." */
export function shownLine({ added, changed, gone }: WaitingTitles): string {
  const part = (word: string, titles: readonly string[]) =>
    titles.length > 0 ? [`${word}: ${named(titles)}.`] : [];
  return [...part('New', added), ...part('Changed', changed), ...part('Gone', gone)].join(' ');
}

/**
 * "No connection. This is the list as it was at 10:40 am.", with the day unless it was today.
 * @param readAt null: nobody knows when.
 */
export function asItWasLine(readAt: Date | null, now: Date): string {
  if (!readAt) return 'No connection. This is the list as you last saw it.';
  return `No connection. This is the list as it was ${timeOf(readAt, now)}.`;
}

/** "at 10:40 am", with the day unless it is today. */
function timeOf(time: Date, now: Date): string {
  const day = dayOf(time) === dayOf(now) ? '' : `on ${dayAndMonth(time)} `;
  return `${day}at ${clockTime(time)}`;
}

/**
 * "Your places as they were at 10:40 am.", for a person's own places at events.
 * @param readAt null: nobody knows when.
 */
export const asTheyWereLine = (readAt: Date | null, now: Date): string =>
  readAt ? `Your places as they were ${timeOf(readAt, now)}.` : 'Your places as you last saw them.';

/** The announcement when that line goes. */
export const connectedAgain = 'You are connected again.';
