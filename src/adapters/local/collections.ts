import { parseAppointment, type Appointment } from '@/shared/domain/appointments/appointment';
import { withWholeDays } from '@/shared/domain/appointments/wholeDays';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { parseResource, type Resource } from '@/shared/domain/resources/resource';
import { parseUser, type User } from '@/shared/domain/users/user';
import { createLocalCollection, type LocalCollection, type LocalCollectionOptions } from './collection';

/** The lists of records, each under its unchanged key. */
export interface LocalCollections {
  users: LocalCollection<User>;
  resources: LocalCollection<Resource>;
  events: LocalCollection<CommunityEvent>;
  appointments: LocalCollection<Appointment>;
}

/** Make the records of a first run, by list. */
export interface Seeds {
  users: LocalCollectionOptions<User>['seed'];
  resources: LocalCollectionOptions<Resource>['seed'];
  events: LocalCollectionOptions<CommunityEvent>['seed'];
  appointments: LocalCollectionOptions<Appointment>['seed'];
}

/** The lists of records in this browser's local storage, or in another storage. */
export function createLocalCollections(
  seeds: Seeds,
  parts: Pick<LocalCollectionOptions<never>, 'storage' | 'transactions'> = {},
): LocalCollections {
  return {
    users: createLocalCollection({ key: 'users', parse: parseUser, seed: seeds.users, ...parts }),
    resources: createLocalCollection({
      key: 'resources',
      parse: parseResource,
      seed: seeds.resources,
      ...parts,
    }),
    events: createLocalCollection({ key: 'events', parse: parseEvent, seed: seeds.events, ...parts }),
    appointments: createLocalCollection({
      key: 'appointments',
      parse: parseAppointment,
      upgrade: withWholeDays,
      loadRule: async () => (await import('@/shared/domain/appointments/bookingRules')).bookingRefusal,
      seed: seeds.appointments,
      ...parts,
    }),
  };
}
