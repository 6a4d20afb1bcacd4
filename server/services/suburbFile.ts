import { readFileSync } from 'node:fs';
import { fieldsOf } from '../../src/domain/records/parse';
import { parseSuburb, prefixesOf, rowOf, type Suburb, type SuburbRow } from '../../src/domain/suburbs/suburb';
import type { PackedAnswer } from '../http/packedAnswer';
import { reasonOf } from '../settings/dataFolder';
import { openListFile, packList } from './listFile';

/** The list of suburbs that an operator imported, stored as one file in the data folder. */
export interface StoredSuburbs {
  /**
   * The suburbs whose name or postcode begins so, as `{ imported, suburbs: SuburbRow[] }`. The file is read again when it has
   * changed. A damaged one counts as none, and is reported once.
   */
  answer(prefix: string): PackedAnswer;
  /** Replaces the list, at once or not at all. */
  replace(suburbs: readonly Suburb[]): void;
  /** @returns false where there was no file. */
  remove(): boolean;
}

export const suburbsFileName = 'suburbs.json';

/** How many answers are kept compressed. */
const maxKept = 300;

/** The reason, in words. */
class DamagedList extends Error {}

type Shards = ReadonlyMap<string, readonly SuburbRow[]>;

function shardsOf(content: unknown): Shards {
  const { suburbs } = fieldsOf(content) ?? {};
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

/**
 * @param folder the data folder.
 * @param warn is told of a damaged file.
 */
export function openStoredSuburbs(folder: string, warn: (line: string) => void): StoredSuburbs {
  const file = openListFile(folder, suburbsFileName);
  let known: { version: string; shards: Shards | null; answers: Map<string, PackedAnswer> } | null = null;

  function read(): Shards | null {
    try {
      return shardsOf(JSON.parse(readFileSync(file.path, 'utf8')));
    } catch (error) {
      const reason =
        error instanceof SyntaxError
          ? 'it is not valid JSON'
          : error instanceof DamagedList
            ? error.message
            : reasonOf(error);
      warn(
        `The list of suburbs ${file.path} cannot be read (${reason}). Suburbs are suggested from the places only. Import it again.`,
      );
      return null;
    }
  }

  return {
    answer(prefix) {
      const now = file.version();
      if (known?.version !== now)
        known = { version: now, shards: now === 'none' ? null : read(), answers: new Map() };
      const { answers, shards } = known;
      const kept = answers.get(prefix);
      if (kept) return kept;
      const answer = packList({ imported: shards !== null, suburbs: shards?.get(prefix) ?? [] });
      if (answers.size >= maxKept) answers.delete(answers.keys().next().value!);
      answers.set(prefix, answer);
      return answer;
    },

    replace(suburbs) {
      const rows = suburbs.map((suburb) => JSON.stringify(rowOf(suburb)));
      file.draft(`{"suburbs":[\n${rows.join(',\n')}\n]}\n`);
      file.useDraft();
    },

    remove: file.remove,
  };
}
