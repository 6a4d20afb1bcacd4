import { fieldsOf } from '@/shared/domain/records/parse';
import { parseSuburb, prefixesOf, rowOf, type Suburb, type SuburbRow } from '@/shared/domain/suburbs/suburb';
import type { Database } from '../database/database';
import type { PackedAnswer } from '../http/packedAnswer';
import { createVersionReader, listVersion, noList, readList, removeList, writeList } from './lists';
import { packList } from './packList';

/** The list of suburbs that an operator imported, stored whole in one row of the database. */
export interface StoredSuburbs {
  /**
   * The suburbs whose name or postcode begins so, as `{ imported, suburbs: SuburbRow[] }`. The list is read again when it has
   * changed. A damaged one counts as none, and is reported once.
   */
  answer(prefix: string): Promise<PackedAnswer>;
  /** Replaces the list, at once or not at all. */
  replace(suburbs: readonly Suburb[]): Promise<void>;
  /** @returns false where there was no list. */
  remove(): Promise<boolean>;
}

/** How many answers are kept compressed. */
const maxKept = 300;

/** The reason, in words. */
class DamagedList extends Error {}

type Shards = ReadonlyMap<string, readonly SuburbRow[]>;

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedList('it is not valid JSON');
  }
}

function shardsOf(text: string): Shards {
  const { suburbs } = fieldsOf(contentOf(text)) ?? {};
  if (!Array.isArray(suburbs)) throw new DamagedList('it holds no suburbs');
  const shards = new Map<string, SuburbRow[]>();
  for (const row of suburbs as unknown[]) {
    const suburb = parseSuburb(row);
    if (!suburb) throw new DamagedList('one of its suburbs is damaged');
    for (const prefix of prefixesOf(suburb)) {
      const shard = shards.get(prefix);
      if (shard) shard.push(row as SuburbRow);
      else shards.set(prefix, [row as SuburbRow]);
    }
  }
  return shards;
}

/** Returns the problem with the text of a list of suburbs, in a few words; null: none. */
export function suburbsProblem(text: string): string | null {
  try {
    shardsOf(text);
    return null;
  } catch (error) {
    if (error instanceof DamagedList) return error.message;
    throw error;
  }
}

const textOfSuburbs = (suburbs: readonly Suburb[]) =>
  `{"suburbs":[\n${suburbs.map((suburb) => JSON.stringify(rowOf(suburb))).join(',\n')}\n]}\n`;

/** A version of the list, by the beginnings of names and postcodes. */
interface Known {
  version: string;
  /** null: there is none. */
  shards: Promise<Shards | null>;
  answers: Map<string, PackedAnswer>;
}

/** @param warn is told of a damaged list. */
export function openStoredSuburbs(
  database: Pick<Database, 'read' | 'write'>,
  warn: (line: string) => void,
): StoredSuburbs {
  let known: Known | null = null;
  const currentVersion = createVersionReader(database.read, 'suburbs');

  async function read(): Promise<Shards | null> {
    const { text } = await readList(database.read, 'suburbs');
    try {
      return text === null ? null : shardsOf(text);
    } catch (error) {
      if (!(error instanceof DamagedList)) throw error;
      warn(
        `The list of suburbs cannot be read (${error.message}). Suburbs are suggested from the places only. Import it again.`,
      );
      return null;
    }
  }

  /** Reads it once, also for those who ask at the same moment. */
  function knownFor(version: string): Known {
    if (known?.version === version) return known;
    const next: Known = {
      version,
      shards: version === noList ? Promise.resolve(null) : read(),
      answers: new Map(),
    };
    known = next;
    next.shards.catch(() => {
      if (known === next) known = null;
    });
    return next;
  }

  return {
    async answer(prefix) {
      const { shards, answers } = knownFor(await currentVersion());
      const kept = answers.get(prefix);
      if (kept) return kept;
      const found = await shards;
      const answer = packList({ imported: found !== null, suburbs: found?.get(prefix) ?? [] });
      if (answers.size >= maxKept) answers.delete(answers.keys().next().value!);
      answers.set(prefix, answer);
      return answer;
    },

    async replace(suburbs) {
      const text = textOfSuburbs(suburbs);
      // Nobody changes it in part: the last one is the list.
      await database.write(async (queries) =>
        writeList(queries, 'suburbs', await listVersion(queries, 'suburbs'), text),
      );
    },

    remove: () => database.write((queries) => removeList(queries, 'suburbs')),
  };
}
