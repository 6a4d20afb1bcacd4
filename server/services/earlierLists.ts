import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../settings/startError';
import { earlierPrefix, stampOf } from '../database/folderNames';
import type { Database, Queries } from '../database/database';
import { giveToOwnerOf, reasonOf, syncFolder } from '../settings/dataFolder';
import type { ListName } from './lists';
import { keptListOf } from './storedServices';
import { suburbsProblem } from './storedSuburbs';

/*
 * Earlier versions kept each list in a file of the data folder. It goes into the database once, and the file aside. A process that
 * is killed between the two finds at its next start that the database has the list, and moves the file aside.
 */

/** The files of earlier versions. */
const earlierListFiles: Readonly<Record<ListName, string>> = {
  services: 'services.json',
  suburbs: 'suburbs.json',
};

const names = Object.keys(earlierListFiles) as ListName[];

/** The lists of which a data folder has a file. */
const listsIn = (folder: string): ListName[] =>
  names.filter((name) => existsSync(join(folder, earlierListFiles[name])));

/** Returns whether a data folder has lists that are to be taken into the database. */
export const hasEarlierLists = (folder: string): boolean => listsIn(folder).length > 0;

function servicesProblem(text: string): string | null {
  try {
    keptListOf(text);
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? 'it is not valid JSON' : 'it holds no places';
  }
}

const problems: Record<ListName, (text: string) => string | null> = {
  services: servicesProblem,
  suburbs: suburbsProblem,
};

/** The result of taking over the files of an earlier version. */
export interface TakenLists {
  /** Those that are in the database now. */
  taken: ListName[];
  /** Notes about the others for the operator, a sentence each. */
  lines: string[];
}

/** Imports the lists of a folder into the database, in the open transaction. Lists that the database had, even removed ones, stay. */
export async function takeLists(queries: Queries, folder: string): Promise<TakenLists> {
  const found: TakenLists = { taken: [], lines: [] };
  for (const name of listsIn(folder)) {
    const file = earlierListFiles[name];
    const body = readFileSync(join(folder, file), 'utf8');
    const problem = problems[name](body);
    const stored = await queries
      .selectFrom('lists')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirst();
    if (stored && stored.body !== body)
      found.lines.push(`${file} was not taken into the database, where the list of ${name} is newer.`);
    else if (problem)
      found.lines.push(`${file} was not taken into the database (${problem}). Import the list again.`);
    else {
      found.taken.push(name);
      if (!stored) await queries.insertInto('lists').values({ name, version: randomUUID(), body }).execute();
    }
  }
  return found;
}

/** The present location of the files of an earlier version. */
export interface MovedLists extends TakenLists {
  /** The folder. */
  aside: string;
}

/** Several copies of the server may do it at once. */
function moveFile(folder: string, file: string, aside: string): void {
  try {
    renameSync(join(folder, file), join(aside, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Moves the files into a sibling folder. @returns its path. */
function putAside(folder: string, now: number): string {
  const aside = join(folder, `${earlierPrefix}${stampOf(now)}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  giveToOwnerOf(folder, aside);
  for (const file of Object.values(earlierListFiles)) {
    moveFile(folder, file, aside);
    // Of a process that was killed while it wrote.
    for (const end of ['.new', '.tmp']) rmSync(join(folder, `${file}${end}`), { force: true });
  }
  syncFolder(aside);
  syncFolder(folder);
  return aside;
}

/**
 * Takes the lists of a data folder of an earlier version into the database, all of them or none, and moves their files aside.
 * @param now milliseconds since 1970.
 * @returns null where there are none.
 * @throws StartError
 */
export async function moveEarlierLists(
  database: Pick<Database, 'write'>,
  folder: string,
  now: number,
): Promise<MovedLists | null> {
  if (!hasEarlierLists(folder)) return null;
  const fail = (what: string, error: unknown) =>
    new StartError(`The lists in ${folder} cannot be ${what} (${reasonOf(error)}).`);
  let found: TakenLists;
  try {
    found = await database.write((queries) => takeLists(queries, folder));
  } catch (error) {
    throw fail('taken into the database', error);
  }
  try {
    return { ...found, aside: putAside(folder, now) };
  } catch (error) {
    throw fail('moved aside: they are in the database', error);
  }
}

/** Deletes the files of lists in a copy of a data folder, whose database has them. */
export function removeTaken(folder: string, { taken }: TakenLists): void {
  for (const name of taken) rmSync(join(folder, earlierListFiles[name]), { force: true });
}

/** The lines for the operator. */
export const movedListsLines = ({ taken, lines, aside }: MovedLists): string =>
  [
    ...(taken.length > 0 ? [`The lists of ${taken.join(' and ')} are in the database now.`] : []),
    ...lines,
    `The files of before are in ${aside}: delete them when all is well.`,
  ].join(' ');
