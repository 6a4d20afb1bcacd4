/** A message that the page of a plain form's answer begins with. */
export interface SaidMessage {
  kind: 'success' | 'failed';
  text: string;
  /** Only for people who are logged out. */
  loggedOut?: true;
}

const done = (text: string): SaidMessage => ({ kind: 'success', text });
const refused = (text: string): SaidMessage => ({ kind: 'failed', text });

const reminderNote = ' We can remind you by email: see “Reminders by email” in your profile.';
const going = 'You are going to this event.';
const bothGoing = 'You are going to this event, with a support person.';

/**
 * The result of a plain form, by the code in the address of the next page: `/?said=logged-out`. An address holds
 * a code and never words, so nobody can make a page say theirs.
 */
const messages = {
  'logged-in': done('You are logged in.'),
  'logged-out': { ...done('You are logged out.'), loggedOut: true },
  registered: done(going),
  'registered-both': done(bothGoing),
  'registered-first': done(going + reminderNote),
  'registered-both-first': done(bothGoing + reminderNote),
  'gave-up': done('You gave up your place at this event.'),
  'gave-up-both': done('You gave up both places at this event.'),
  'no-place': done('You have no place at this event.'),
  'has-place': done('You have a place at this event.'),
  waiting: done(
    'You are on the waiting list for this event. Look here again: if you get a place, this page says so.',
  ),
  'waiting-both': done(
    'You are on the waiting list for this event, for 2 places. Look here again: if you get them, this page says so.',
  ),
  'left-line': done('You are not on the waiting list for this event any more.'),
  'place-free': refused('A place is free now. Press Register.'),
  'both-free': refused('Both places are free now. Press Register.'),
  full: refused('Somebody else took the last place.'),
  kept: refused(
    'What is free is kept for people on the waiting list. You can join it: nobody overtakes, so you get your turn.',
  ),
  'in-line': refused('You are on the waiting list already. You get your place when it is your turn.'),
  'one-left': refused(
    'Only 1 place is left, so neither place was taken. You can come alone: take away the tick, then press Register. Or choose another event.',
  ),
  cancelled: refused('This event is cancelled.'),
  gone: refused('This event is not on the list any more.'),
  over: refused('This event is over.'),
} satisfies Record<string, SaidMessage>;

/** The code of a message. */
export type SaidCode = keyof typeof messages;

/** The name of the code in an address. */
export const saidName = 'said';

/** @returns the message of a code, or null where it is none. @param code whatever an address holds. */
export const saidMessage = (code: string | null): SaidMessage | null =>
  code !== null && Object.hasOwn(messages, code) ? messages[code as SaidCode] : null;

/** An address of this site, with what its page says first. @param address a path, which may have a query and a fragment. */
export function withSaid(address: string, code: SaidCode): string {
  const [path, hash] = address.split(/(?=#)/, 2) as [string, string?];
  return `${path}${path.includes('?') ? '&' : '?'}${saidName}=${code}${hash ?? ''}`;
}

/** The same address without that. */
export function withoutSaid(address: string): string {
  const [path, hash = ''] = address.split(/(?=#)/, 2) as [string, string?];
  const [before, query = ''] = path.split('?', 2) as [string, string?];
  const left = query.split('&').filter((pair) => pair !== '' && pair.split('=', 1)[0] !== saidName);
  return `${before}${left.length > 0 ? `?${left.join('&')}` : ''}${hash}`;
}
