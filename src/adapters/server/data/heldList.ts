import type { Fields } from '@/shared/domain/records/parse';
import type { WaitingTitles } from '@/shared/domain/text/listUpdates';

/** Nothing waits. */
export const nothingWaits: WaitingTitles = { added: [], changed: [], gone: [] };

/** What a held list needs to know of its records. */
export interface HeldListOptions {
  /** Whether a record says the same to a reader, apart from numbers, which change in place. */
  isSame: (before: Fields, after: Fields) => boolean;
  /** The version of a record that was read last. */
  versionOf: (id: string) => number | undefined;
}

/** A list as somebody reads it: what others change waits, and only numbers change in place. */
export interface HeldList {
  /** How many records this person has changed until now. */
  turn(): number;
  /** @param read the records as they are. @param begun the turn at which it began to read them. @returns those to show. */
  show(read: readonly Fields[], begun: number): readonly Fields[];
  /**
   * This person changed or deleted a record: it is shown as it is.
   * @param version the one that they made, or {@link deleted}: an answer from before it does not count as what others
   * did.
   */
  own(id: string, version?: number): void;
  /** Everything is shown from the next call of `show` on. */
  release(): void;
  waiting(): WaitingTitles;
}

/** The version of a record that this person deleted. */
export const deleted = Infinity;

const idOf = (record: Fields) => String(record['id']);
const titleOf = ({ title }: Fields) => (typeof title === 'string' ? title : '');

/** Creates a held list, which has shown nothing yet. */
export function createHeldList({ isSame, versionOf }: HeldListOptions): HeldList {
  let shown: readonly Fields[] | null = null;
  let waiting = nothingWaits;
  /** By id: the version, and at which turn it was made. */
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
        // Most often the very same: this stays quick with thousands of records.
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
