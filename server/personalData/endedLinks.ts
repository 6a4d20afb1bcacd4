import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Queries } from '../database/database';
import { endedLinksName } from '../database/folderNames';
import { noteLine, readLines, sizeOfLines } from './notedLines';

/** The state of a user's reminders; `stopped` by a link in an email, which only a code to the mailbox undoes. */
export type RemindersState = 'on' | 'off' | 'stopped';

/** Records what people turn off, in the transaction that does it; each line is on the disk when its call returns. */
export interface EndedLinks {
  /** Calendar addresses, by the hashes of their secrets. */
  feeds(queries: Queries, hashes: readonly string[]): Promise<void>;
  /** An account's addresses and links of all generations before this one. */
  links(queries: Queries, uid: string, generation: number): Promise<void>;
  reminders(queries: Queries, uid: string, state: RemindersState): Promise<void>;
}

const pathIn = (folder: string) => join(folder, endedLinksName);

const idShape = /^# ([\w-]{1,64})$/;

const idOf = (folder: string): string | undefined =>
  readLines(pathIn(folder)).flatMap((line) => idShape.exec(line)?.[1] ?? [])[0];

/** The name of the note of how much of a list the database knows, in bytes. A restored database knows less. */
const noteOf = (id: string) => `ended-links ${id}`;

/** How much of its folder's list a database knows, in bytes: what comes behind it was turned off later than a restored backup. */
export async function knownOfEnded(queries: Queries, folder: string): Promise<number> {
  const id = idOf(folder);
  if (id === undefined) return 0;
  const note = await queries
    .selectFrom('notes')
    .select('value')
    .where('name', '=', noteOf(id))
    .executeTakeFirst();
  return Number(note?.value ?? 0);
}

async function noteKnown(queries: Queries, id: string, end: number): Promise<void> {
  const value = String(end);
  await queries
    .insertInto('notes')
    .values({ name: noteOf(id), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns the id of the list; the first call records one. */
function idIn(folder: string): string {
  const found = idOf(folder);
  if (found !== undefined) return found;
  const id = randomUUID();
  noteLine(pathIn(folder), `# ${id}`);
  return id;
}

/** Notes that the database knows all of its folder's list. */
export async function noteAllKnown(queries: Queries, folder: string): Promise<void> {
  const id = idIn(folder);
  await noteKnown(queries, id, sizeOfLines(pathIn(folder)));
}

/** @param folder the data folder. */
export function createEndedLinks(folder: string): EndedLinks {
  let id: string | null = null;
  const note = async (queries: Queries, line: string) => {
    id ??= idIn(folder);
    await noteKnown(queries, id, noteLine(pathIn(folder), line).end);
  };
  return {
    async feeds(queries, hashes) {
      for (const hash of hashes) await note(queries, `feed ${hash}`);
    },
    links: (queries, uid, generation) => note(queries, `links ${uid} ${generation}`),
    reminders: (queries, uid, state) => note(queries, `reminders ${uid} ${state}`),
  };
}

/** The contents of the list. */
export interface Ended {
  feeds: string[];
  /** The latest generation of each account. */
  generations: Map<string, number>;
  reminders: Map<string, RemindersState>;
}

const lineShape = /^(?:feed (\S{1,128})|links (\S{1,128}) (\d{1,9})|reminders (\S{1,128}) (on|off|stopped))$/;

/**
 * Reads the list of a data folder. A line that was cut off by a loss of power is left out.
 * @param from how many bytes of it are passed over.
 */
export function readEndedLinks(folder: string, from = 0): Ended {
  const ended: Ended = { feeds: [], generations: new Map(), reminders: new Map() };
  for (const line of readLines(pathIn(folder), from)) {
    const [, hash, linksOf, generation, person, state] = lineShape.exec(line) ?? [];
    if (hash !== undefined) ended.feeds.push(hash);
    if (linksOf !== undefined)
      ended.generations.set(linksOf, Math.max(ended.generations.get(linksOf) ?? 0, Number(generation)));
    if (person !== undefined) ended.reminders.set(person, state as RemindersState);
  }
  return ended;
}
