import { describeRecord } from '@/shared/domain/saved/describeRecord';
import { savedKey, type SavedItem, type SavedKind } from '@/shared/domain/saved/savedItem';
import type { Damage } from '../../ports/collection';
import type { Ports } from '../../ports/ports';
import type { OpenSource } from '../../ports/preparedQueries';
import type { SavedItems } from '../../ports/savedItems';

/** A saved item with the current text of its record, where that can be read. */
export interface ShownItem extends SavedItem {
  /** `item.kind` and `item.recordId` in one text. */
  key: string;
  /** Its record is no longer in its list. */
  isGone: boolean;
}

/** A person's saved items, and their store. */
export interface SavedList {
  person: string;
  port: SavedItems;
  items: readonly ShownItem[];
  /** The time of the last read as a sentence, where the server did not answer; else null. */
  keptLine: string | null;
  damage: readonly Damage[];
}

type Words = Pick<SavedItem, 'title' | 'detail' | 'phone'>;

/** The current texts of one kind's records by id; null where their list cannot be read. */
type ReadWords = (ports: Ports) => Promise<ReadonlyMap<number, Words> | null>;

const wordsOf: Record<SavedKind, ReadWords> = {
  async event({ collections, settings }) {
    const events = await (await collections()).events.list();
    return new Map(events.map((one) => [one.id, describeRecord('event', one, settings.timeZone)]));
  },
  async resource({ collections, settings }) {
    const resources = await (await collections()).resources.list();
    return new Map(resources.map((one) => [one.id, describeRecord('resource', one, settings.timeZone)]));
  },
  async service({ places, settings }) {
    const list = await places();
    if (list.unreachable) return null;
    return new Map(list.places.map((one) => [one.id, describeRecord('service', one, settings.timeZone)]));
  },
};

async function show(ports: Ports, items: readonly SavedItem[], isKept: boolean): Promise<ShownItem[]> {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, await wordsOf[kind](ports).catch(() => null)] as const),
    ),
  );
  return items.map((item) => {
    const words = found.get(item.kind);
    const now = words?.get(item.recordId);
    // A stored copy may be older than a record that it lacks.
    const isGone = !isKept && words != null && !now;
    const { phone, ...rest } = item;
    return { ...rest, ...(now ?? (phone === undefined ? {} : { phone })), key: savedKey(item), isGone };
  });
}

/** Opens the saved items of the current user. */
export const openSaved: OpenSource<SavedList> = async (ports) => {
  const port = await ports.savedItems();
  return {
    async read() {
      const person = ports.currentUser.get()?.id ?? '';
      const items = person === '' ? [] : await port.list(person);
      const keptLine = port.keptLine();
      return {
        person,
        port,
        items: await show(ports, items, keptLine !== null),
        keptLine,
        damage: port.damage(),
      };
    },
    subscribe: port.subscribe,
  };
};
