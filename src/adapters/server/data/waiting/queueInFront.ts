import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { Resource } from '@/shared/domain/resources/resource';
import type { Collection } from '@/src/ports/collection';
import type { Ratings } from '@/src/ports/ratings';

/** What can wait on a person's own device, and what shows it: answered by the server, or by the queue in front of it. */
export interface CanWait {
  appointments: Pick<Collection<Appointment>, 'list' | 'get' | 'put' | 'add' | 'remove' | 'isWaiting'>;
  resources: Pick<Collection<Resource>, 'list'>;
  ratings: Ratings;
}

/** The same with all that is not changed by what waits. */
interface Shared {
  appointments: Collection<Appointment>;
  resources: Collection<Resource>;
  ratings: Ratings;
}

/**
 * Puts the queue of what waits in front of the requests. Its code comes late, and to people's own devices only.
 * @param server asks the server at once.
 * @param queue finds the queue; null: it is not open.
 */
export function queueInFront(server: Shared, queue: () => CanWait | null): Shared {
  const here = (): CanWait => queue() ?? server;
  const own = () => here().appointments;
  const { appointments, resources } = server;
  return {
    appointments: {
      ...appointments,
      list: () => own().list(),
      get: (id) => own().get(id),
      put: (record, condition) => own().put(record, condition),
      add: (drafts, condition) => own().add(drafts, condition),
      remove: (id) => own().remove(id),
      isWaiting: (id) => own().isWaiting(id),
    },
    resources: { ...resources, list: () => here().resources.list() },
    ratings: {
      put: (resourceId, email, entry) => here().ratings.put(resourceId, email, entry),
    },
  };
}
