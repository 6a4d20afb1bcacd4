import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { CommunityEvent } from '@/shared/domain/events/event';
import type { Resource } from '@/shared/domain/resources/resource';
import type { User } from '@/shared/domain/users/user';
import type { Collection } from './collection';
import type { EventSeries } from './eventSeries';
import type { OwnAccount } from './ownAccount';
import type { Ratings } from './ratings';
import type { Registrations } from './registrations';
import type { WaitingQueue } from './waitingChanges';

/** The collections of the product, each under its own storage key. */
export interface Collections {
  /** The users in the administrators' list. Its code comes with their page. Rejects where it could not be fetched. */
  users: () => Promise<Collection<User>>;
  resources: Collection<Resource>;
  events: Collection<CommunityEvent>;
  appointments: Collection<Appointment>;
  /**
   * This browser's records from before the data was shared. Null: none. Rejects where its code could not be fetched.
   */
  onDevice: () => Promise<DeviceRecords | null>;
  /**
   * The person's rights to their account; null where it is stored elsewhere. Rejects where its code could not be
   * fetched.
   */
  ownAccount: () => Promise<OwnAccount | null>;
  /**
   * The changes that wait on a person's own device until they can be sent; null where nothing waits. Rejects where its
   * code could not be fetched.
   */
  waitingChanges: () => Promise<WaitingQueue | null>;
  /** Repeating events; null: they are not supported. Rejects where its code could not be fetched. */
  eventSeries: () => Promise<EventSeries | null>;
}

const nothing = async () => null;

/** Completes a store that has only collections. */
export const onlyCollections = {
  onDevice: nothing,
  ownAccount: nothing,
  waitingChanges: nothing,
  eventSeries: nothing,
};

/** Records that are copied to the account, and deleted when a person's data is cleared from the device. */
export interface DeviceRecords {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
}
