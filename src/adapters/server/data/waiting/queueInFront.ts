import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { Resource } from '@/shared/domain/resources/resource';
import type { Collection } from '@/src/ports/collection';
import type { Ratings } from '@/src/ports/ratings';

/** The data that can wait on a person's own device, and its view: answered by the server, or by the queue before it. */
export interface CanWait {
  appointments: Pick<Collection<Appointment>, 'list' | 'get' | 'put' | 'add' | 'remove' | 'isWaiting'>;
  resources: Pick<Collection<Resource>, 'list'>;
  ratings: Ratings;
}

/** The same with the data that waiting changes do not affect. */
interface Shared {
  appointments: Collection<Appointment>;
  resources: Collection<Resource>;
  ratings: Ratings;
}

/**
 * Puts the queue of waiting changes before the requests. Its code loads late, and only on people's own devices.
 * @param server sends requests at once.
 * @param queue returns the queue; null: it is not open.
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
