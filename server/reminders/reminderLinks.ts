import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReminderSubject } from '../data/reminders/reminders';

/** What a link of a reminder is for; it does nothing else. */
export type ReminderLink = {
  /** The generation of the account's links in which it was made; in a later one it does nothing. */
  generation: number;
} &
  /** Says that one comes, or gives up one place or appointment, at this start (milliseconds since 1970). */
  (
    | (ReminderSubject & { for: 'answer'; aboutAt: number })
    /** Turns all reminders of one person off. */
    | { for: 'stop'; uid: string }
  );

/** Makes the links in reminders, which work without a login, and reads them. */
export interface ReminderLinks {
  /** @returns the address. */
  make(link: ReminderLink): string;
  /** @param code the part of the address that says what it is for. @returns null where it is not one of ours. */
  read(code: string): ReminderLink | null;
}

/** The path of the page that a link opens. */
export const reminderPath = '/reminder';

const encode = (link: ReminderLink) =>
  Buffer.from(
    JSON.stringify(
      link.for === 'stop'
        ? ['s', link.uid, link.generation]
        : [link.collection[0], link.uid, link.id, link.aboutAt, link.generation],
    ),
  ).toString('base64url');

/** Links of earlier versions say no generation: they are of the first one. */
function decode(text: string): ReminderLink {
  const [what, uid, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    ...unknown[],
  ];
  if (what === 's') {
    const [generation = 0] = rest as [number?];
    return { for: 'stop', uid, generation };
  }
  const [id, aboutAt, generation = 0] = rest as [string, number, number?];
  return {
    for: 'answer',
    collection: what === 'a' ? 'appointments' : 'events',
    uid,
    id,
    aboutAt,
    generation,
  };
}

/**
 * @param key the secret of the key file; who has it can make any link.
 * @param url the site's address, without a slash at the end.
 */
export function createReminderLinks(key: Uint8Array, url: string): ReminderLinks {
  // A key of its own: nothing that is signed for another purpose can be used here.
  const own = createHmac('sha256', key).update('links of reminders').digest();
  const signatureOf = (text: string) => createHmac('sha256', own).update(text).digest();
  return {
    make(link) {
      const text = encode(link);
      return `${url}${reminderPath}?link=${text}.${signatureOf(text).toString('base64url')}`;
    },
    read(code) {
      const [text = '', signature = ''] = code.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return decode(text);
    },
  };
}
