import type { ReminderSubject } from '../data/reminders/reminders';
import { createSigner } from '../identity/signer';

/** The purpose of a reminder's link; it does nothing else. */
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
  JSON.stringify(
    link.for === 'stop'
      ? ['s', link.uid, link.generation]
      : [link.collection[0], link.uid, link.id, link.aboutAt, link.generation],
  );

/** Links of earlier versions say no generation: they are of the first one. */
function decode(text: string): ReminderLink {
  const [what, uid, ...rest] = JSON.parse(text) as [string, string, ...unknown[]];
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
  const signer = createSigner(key, 'links of reminders');
  return {
    make: (link) => `${url}${reminderPath}?link=${signer.sign(encode(link))}`,
    read(code) {
      const text = signer.read(code);
      return text === null ? null : decode(text);
    },
  };
}
