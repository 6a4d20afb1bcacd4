import { nameOf } from '../appointments/appointmentWords';
import type { WaitingChange } from './waitingChange';
import type { WaitingChanges } from './waitingRules';

/** "1 change is waiting", "2 changes are waiting". */
export const waitingCount = (count: number) =>
  count === 1 ? '1 change is waiting' : `${count} changes are waiting`;

/** The line about what waits; null where nothing does. */
export function waitingLine(changes: WaitingChanges): string | null {
  const asking = changes.filter(({ trouble }) => trouble).length;
  if (changes.length === 0) return null;
  const lead = `${waitingCount(changes.length)}.`;
  if (asking > 0)
    return `${lead} ${asking === 1 ? 'One of them needs' : `${asking} of them need`} an answer from you.`;
  return `${lead} We keep ${changes.length === 1 ? 'it' : 'them'} on this device until we can send ${changes.length === 1 ? 'it' : 'them'}.`;
}

/** The line after a logout about what waits on the device. */
export const waitingAfterLogout = (count: number) =>
  `${waitingCount(count)} on this device. Log in here again to send ${count === 1 ? 'it' : 'them'}.`;

/** Describes a change: "New appointment: Hearing check, Tue 24 Nov, 10:00 am to 11:00 am". */
export function changeWords(change: WaitingChange): string {
  if (change.kind === 'rating') {
    const { rating } = change;
    const title = change.title || 'a resource';
    if (rating === null) return `Take back your rating of ${title}`;
    return `Your rating of ${title}: ${rating} ${rating === 1 ? 'star' : 'stars'}`;
  }
  const { record, before } = change;
  if (!record) return `Delete appointment: ${nameOf(before!)}`;
  return `${before ? 'Changed' : 'New'} appointment: ${nameOf(record)}`;
}

/** Describes the problem with a change and its remedies; null where there is none. */
export function problemWords({ trouble }: Pick<WaitingChange, 'trouble'>): string | null {
  if (!trouble) return null;
  if (trouble.kind === 'overlap')
    return 'This time is booked already. You can book it anyway or take it back.';
  if (trouble.kind === 'refused')
    return `We could not save this. ${trouble.text} You can try again or take it back.`;
  return trouble.now
    ? 'This appointment was changed somewhere else. Choose which one to keep.'
    : 'This appointment was deleted somewhere else. Choose what to keep.';
}

/** The text once nothing waits any more. */
export const allSent = 'Everything that was waiting is sent.';

/** The text in place of an empty list. */
export const nothingWaits = 'Nothing is waiting.';

/** The text for a change that was taken back. */
export const takenBack = (change: WaitingChange) => `Taken back: ${changeWords(change)}.`;

/** The text for a change that is sent anyway. */
export const sentSoon = (change: WaitingChange) => `We send this again: ${changeWords(change)}.`;
