import { noteLine, readLines } from './notedLines';

/**
 * The name of the list of what people turned off, in the data folder. No backup holds it and no restore replaces it, so that
 * what was turned off since a backup stays off. Lines are
 *
 *   feed HASH                     a calendar address that was renewed or turned off
 *   links UID GENERATION          calendar addresses and links of reminders of earlier generations have ended
 *   reminders UID on|off|stopped  the last line of an account counts; stopped: by a mailed link
 */
export const endedLinksName = 'ended-links.txt';

/** Whether somebody gets reminders; `stopped` by a link in an email, which only a code to the mailbox undoes. */
export type RemindersState = 'on' | 'off' | 'stopped';

/** Writes down what people turn off; each line is on the disk when its call returns. */
export interface EndedLinks {
  /** Calendar addresses, by the hashes of their secrets. */
  feeds(hashes: readonly string[]): void;
  /** An account's addresses and links of all generations before this one. */
  links(uid: string, generation: number): void;
  reminders(uid: string, state: RemindersState): void;
}

/** @param folder the data folder. */
export function createEndedLinks(folder: string): EndedLinks {
  const note = (line: string) => void noteLine(folder, endedLinksName, line);
  return {
    feeds: (hashes) => hashes.forEach((hash) => note(`feed ${hash}`)),
    links: (uid, generation) => note(`links ${uid} ${generation}`),
    reminders: (uid, state) => note(`reminders ${uid} ${state}`),
  };
}

/** What the list says. */
export interface Ended {
  feeds: string[];
  /** The latest generation of each account. */
  generations: Map<string, number>;
  reminders: Map<string, RemindersState>;
}

const lineShape = /^(?:feed (\S{1,128})|links (\S{1,128}) (\d{1,9})|reminders (\S{1,128}) (on|off|stopped))$/;

/** Reads the list of a data folder. A line that was cut off by a loss of power is left out. */
export function readEndedLinks(folder: string): Ended {
  const ended: Ended = { feeds: [], generations: new Map(), reminders: new Map() };
  for (const line of readLines(folder, endedLinksName)) {
    const [, hash, linksOf, generation, person, state] = lineShape.exec(line) ?? [];
    if (hash !== undefined) ended.feeds.push(hash);
    if (linksOf !== undefined)
      ended.generations.set(linksOf, Math.max(ended.generations.get(linksOf) ?? 0, Number(generation)));
    if (person !== undefined) ended.reminders.set(person, state as RemindersState);
  }
  return ended;
}
