import type { Appointment } from '../domain/appointment';
import type { CommunityEvent } from '../domain/event';
import type { Resource } from '../domain/resource';
import type { User } from '../domain/user';
import type { Collection } from './collection';

/** The collections of the product, each under its own storage key. */
export interface Collections {
  users: Collection<User>;
  resources: Collection<Resource>;
  events: Collection<CommunityEvent>;
  appointments: Collection<Appointment>;
}
