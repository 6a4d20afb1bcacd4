import type { Fields } from '@/shared/domain/records/parse';
import type { WaitingTitles } from '@/shared/domain/text/listUpdates';

/** Nothing waits. */
export const nothingWaits: WaitingTitles = { added: [], changed: [], gone: [] };

/** The dependencies of a list with pending updates. */
export interface HeldListOptions {
  /** Returns true where a record differs for a reader at most in numbers, which change in place. */
  isSame: (before: Fields, after: Fields) => boolean;
  /** Returns the last read version of a record. */
  versionOf: (id: string) => number | undefined;
}

/** A list during reading: other people's changes wait, and only numbers change in place. */
export interface HeldList {
  /** Returns the number of records that this person has changed so far. */
  turn(): number;
  /** @param read the current records. @param begun the turn at the start of the read. @returns those to show. */
  show(read: readonly Fields[], begun: number): readonly Fields[];
  /**
   * This person changed or deleted a record, which is shown at once.
   * @param version the new one, or {@link deleted}: an older answer does not count as other people's change.
   */
  own(id: string, version?: number): void;
  /** Shows everything from the next call of `show` on. */
  release(): void;
  waiting(): WaitingTitles;
}

/** The version of a record that this person deleted. */
export const deleted = Infinity;

const idOf = (record: Fields) => String(record['id']);
const titleOf = ({ title }: Fields) => (typeof title === 'string' ? title : '');

/** Creates a list that has shown nothing yet. */
export function createHeldList({ isSame, versionOf }: HeldListOptions): HeldList {
  let shown: readonly Fields[] | null = null;
  let waiting = nothingWaits;
  /** By id: the version, and its turn. */
  const own = new Map<string, { version: number; made: number }>();
  let turn = 0;

  return {
    turn: () => turn,
    show(read, begun) {
      if (shown === null) {
        shown = read;
        own.clear();
        waiting = nothingWaits;
        return shown;
      }
      const before = new Map(shown.map((record) => [idOf(record), record]));
      const now = new Set(read.map(idOf));
      const [added, changed]: [string[], string[]] = [[], []];
      const next = read.flatMap((record) => {
        const id = idOf(record);
        const last = before.get(id);
        if (own.has(id)) return own.get(id)!.version === deleted ? [] : [record];
        if (!last) {
          added.push(titleOf(record));
          return [];
        }
        // Most records are identical: this stays fast with thousands of them.
        if (last === record || isSame(last, record)) return [record];
        changed.push(titleOf(last));
        return [last];
      });
      const gone: string[] = [];
      shown.forEach((record, index) => {
        if (now.has(idOf(record)) || own.has(idOf(record))) return;
        gone.push(titleOf(record));
        next.splice(index, 0, record);
      });
      for (const [id, { version, made }] of own)
        if (made <= begun && (now.has(id) ? (versionOf(id) ?? 0) >= version : version === deleted))
          own.delete(id);
      shown = next;
      waiting = { added, changed, gone };
      return shown;
    },
    own(id, version = 0) {
      turn += 1;
      own.set(id, { version, made: turn });
    },
    release() {
      shown = null;
      waiting = nothingWaits;
    },
    waiting: () => waiting,
  };
}
