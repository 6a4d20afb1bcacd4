import type { Asked, Operation } from '@/shared/contract/operation';
import * as operations from '@/shared/contract/operations/guests';
import { CollectionError } from '@/src/ports/collection';
import { guardable, type Guests } from '@/src/ports/guests';
import type { DataCalls } from './dataCalls';

/** The dependencies of the server's guests. */
export interface ServerGuestsOptions {
  calls: DataCalls;
  /** Called when an event changed: its numbers follow from the registrations. */
  eventsChanged: (id?: number) => void;
}

/** Guests who phoned, on the app's own server, which assigns the seats. */
export function createServerGuests({ calls, eventsChanged }: ServerGuestsOptions): Guests {
  const write = async <Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
  ) => {
    const answer = await calls.write(operation, asked);
    if (!answer || answer.conflict) throw new CollectionError('conflict');
    return answer.body;
  };
  const read = async <Result>(operation: Operation<string, null, Result>) => {
    const answer = await calls.read(operation as Operation<'', null, Result>, {});
    if (!answer) throw new CollectionError('unreachable');
    return answer.body;
  };
  return guardable({
    async add(eventId, entry, waits) {
      const answer = await write(operations.addGuest, { params: { id: eventId }, body: { ...entry, waits } });
      // The event was full, so the known numbers are out of date.
      eventsChanged(eventId);
      return answer;
    },
    async remove(eventId, id) {
      const { removed } = await write(operations.removeGuest, { params: { id: eventId, guest: id } });
      eventsChanged(eventId);
      return removed;
    },
    async bringBack(eventId, id) {
      const { result } = await write(operations.bringGuestBack, { params: { id: eventId, guest: id } });
      eventsChanged(eventId);
      return result;
    },
    calls: async () => (await read(operations.readGuestCalls)).calls,
    countCalls: async () => (await read(operations.countGuestCalls)).count,
    async called({ id, state }) {
      const { result } = await write(operations.noteGuestCalled, { params: { id }, body: { state } });
      return result;
    },
  });
}
