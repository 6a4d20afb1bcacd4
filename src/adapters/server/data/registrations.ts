import { CollectionError } from '@/src/ports/collection';
import { createListeners } from '@/src/ports/listeners';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { asTheyWereLine } from '@/shared/domain/text/listUpdates';
import type { Clock } from '@/src/ports/clock';
import type { Registrations } from '@/src/ports/registrations';
import type { LastRead } from '../../lastRead';
import type { DataCalls } from './dataCalls';
import type { Asked, Operation, ResultOf } from '@/shared/contract/operation';
import * as operations from '@/shared/contract/operations/registrations';

/** The dependencies of registrations on the server. */
export interface ServerRegistrationsOptions {
  calls: DataCalls;
  /** @throws CollectionError permission where another user is logged in. */
  checkPerson: (email: string) => void;
  /** Called when an event changed: its numbers follow from the registrations. @param id undefined: several may have. */
  eventsChanged: (id?: number) => void;
  lastRead: LastRead;
  clock: Pick<Clock, 'now'>;
}

/** An earlier version stored no `pairs`. */
type Own = Omit<ResultOf<typeof operations.readOwn>, 'pairs'> & { pairs?: number[] };

/** Parses the server's response. @throws CollectionError where it is something else, such as a login page. */
function ownIn(body: unknown): Own {
  const own = (body ?? {}) as Partial<Own>;
  if (!Array.isArray(own.registered) || !Array.isArray(own.waiting)) throw new CollectionError('unreachable');
  return own as Own;
}

const takenOf = ({ pairs }: Own, eventId: number): PlacesTaken => (pairs?.includes(eventId) ? 2 : 1);
const asking = (places: PlacesTaken | undefined) => (places === 2 ? { query: { places: '2' } } : {});

/** Registrations on the app's own server, which assigns the seats. */
export function createServerRegistrations(
  options: ServerRegistrationsOptions,
): Registrations & { notify: () => void } {
  const { calls, checkPerson, eventsChanged, lastRead, clock } = options;
  const { notify: notifyListeners, subscribe } = createListeners();
  const notify = () => {
    lastRead.forget();
    notifyListeners();
  };
  const changed = (eventId?: number) => {
    eventsChanged(eventId);
    notify();
  };
  const own = (email: string): Promise<Own> => {
    checkPerson(email);
    return lastRead.list(async () => {
      const answer = await calls.read(operations.readOwn, {});
      if (!answer) throw new CollectionError('unreachable');
      return ownIn(answer.body);
    });
  };
  const write = async <Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    email: string,
    asked: Asked<Url, Body>,
  ) => {
    checkPerson(email);
    const answer = await calls.write(operation, asked);
    if (!answer || answer.conflict) throw new CollectionError('conflict');
    return answer.body;
  };
  return {
    storageNotice: 'Shared here: the organiser sees that you are coming.',
    async of(email) {
      const mine = await own(email);
      return new Map(mine.registered.map((eventId) => [eventId, takenOf(mine, eventId)]));
    },
    async register(eventId, email, places) {
      const asked = { params: { id: eventId }, ...asking(places) };
      const { result } = await write(operations.register, email, asked);
      if (result === 'registered') changed(eventId);
      return result;
    },
    async giveUp(eventId, email) {
      const { cancelled } = await write(operations.giveUp, email, { params: { id: eventId } });
      if (cancelled) changed(eventId);
      return cancelled;
    },
    async undoGiveUp(eventId, email) {
      const { result } = await write(operations.undoGiveUp, email, { params: { id: eventId } });
      if (typeof result === 'number' || result === 'registered') changed(eventId);
      return result;
    },
    waitingList: {
      async of(email) {
        const mine = await own(email);
        return new Map(
          mine.waiting.map(({ eventId, ...queued }) => [
            eventId,
            { ...queued, places: takenOf(mine, eventId) },
          ]),
        );
      },
      async join(eventId, email, places) {
        const asked = { params: { id: eventId }, ...asking(places) };
        const { result } = await write(operations.join, email, asked);
        if (typeof result === 'number') notify();
        return result;
      },
      async leave(eventId, email) {
        const { left } = await write(operations.leave, email, { params: { id: eventId } });
        // The next in line may have the seats now.
        if (left) changed(eventId);
        return left;
      },
    },
    async attendees(eventId, purpose) {
      const answer = await calls.read(operations.readAttendees, {
        params: { id: eventId },
        query: { for: purpose },
      });
      return answer ? answer.body.people : null;
    },
    // Its code comes with the list of attendees.
    guests: async () => (await import('./guests')).createServerGuests({ calls, eventsChanged }),
    async giveUpAll(email) {
      const { registered, waiting } = await own(email);
      await write(operations.giveUpAll, email, {});
      if (registered.length + waiting.length > 0) changed();
    },
    subscribe,
    keptLine() {
      const kept = lastRead.kept();
      return kept && asTheyWereLine(kept.readAt, clock.now());
    },
    damage: () => [],
    notify,
  };
}
