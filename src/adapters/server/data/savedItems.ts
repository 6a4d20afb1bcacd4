import { lastSavedFirst, parseSavedItem, tooManySaved } from '@/shared/domain/saved/savedItem';
import type { SavedRecord } from '@/shared/domain/saved/savedItem';
import { asItWasLine } from '@/shared/domain/text/listUpdates';
import type { Clock } from '@/src/ports/clock';
import { CollectionError } from '@/src/ports/collection';
import { createListeners } from '@/src/ports/listeners';
import type { SavedItems } from '@/src/ports/savedItems';
import type { LastRead } from '../../lastRead';
import type { DataCalls } from './dataCalls';
import { clearSaved, listSaved, removeSaved, save } from '@/shared/contract/operations/savedItems';

/** The dependencies of saved items on the server. */
export interface ServerSavedItemsOptions {
  calls: DataCalls;
  /** @throws CollectionError permission where another user is logged in. */
  checkPerson: (id: string) => void;
  lastRead: LastRead;
  clock: Pick<Clock, 'now'>;
}

const paramsOf = ({ kind, recordId }: SavedRecord) => ({ kind, id: recordId });

/** People's saved items, on the app's own server. The last list is stored for reading without a connection. */
export function createServerSavedItems({
  calls,
  checkPerson,
  lastRead,
  clock,
}: ServerSavedItemsOptions): SavedItems {
  const { notify, subscribe } = createListeners();
  const changed = () => {
    lastRead.forget();
    notify();
  };
  return {
    storageNotice: 'Kept in your account, so you find it on your other devices too. Nobody else sees it.',
    async list(person) {
      checkPerson(person);
      const items = await lastRead.list(async () => {
        const answer = await calls.read(listSaved, {});
        const found = answer?.body?.items;
        // No list, or another server's answer, such as a login page.
        if (!Array.isArray(found)) throw new CollectionError('unreachable');
        return found;
      });
      return lastSavedFirst(items.map(parseSavedItem).filter((item) => item !== null));
    },
    async put(person, { kind, recordId, ...body }) {
      checkPerson(person);
      const answer = await calls
        .write(save, { params: paramsOf({ kind, recordId }), body })
        .catch((cause: unknown) => {
          const isFull = cause instanceof CollectionError && cause.code === 'limit';
          throw isFull ? new CollectionError('limit', { text: tooManySaved, cause }) : cause;
        });
      if (!answer || answer.conflict) throw new CollectionError('conflict');
      changed();
    },
    async remove(person, record) {
      checkPerson(person);
      const answer = await calls.write(removeSaved, { params: paramsOf(record) });
      if (!answer || answer.conflict) return null;
      changed();
      return parseSavedItem(answer.body.removed);
    },
    async clear(person) {
      checkPerson(person);
      await calls.write(clearSaved, {});
      changed();
    },
    subscribe,
    keptLine() {
      const kept = lastRead.kept();
      return kept && asItWasLine(kept.readAt, clock.now());
    },
    damage: () => [],
  };
}
