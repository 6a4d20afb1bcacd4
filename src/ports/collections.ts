import type { Appointment } from '../domain/appointments/appointment';
import type { CommunityEvent } from '../domain/events/event';
import type { Resource } from '../domain/resources/resource';
import type { User } from '../domain/users/user';
import type { Collection } from './collection';
import type { EventSeries } from './eventSeries';
import type { OwnAccount } from './ownAccount';
import type { Ratings } from './ratings';
import type { Registrations } from './registrations';
import type { WaitingQueue } from './waitingChanges';

/** The collections of the product, each under its own storage key. */
export interface Collections {
  users: Collection<User>;
  resources: Collection<Resource>;
  events: Collection<CommunityEvent>;
  appointments: Collection<Appointment>;
  /**
   * What this browser stored before the data was shared. Absent where it stored nothing, and where nothing is
   * shared. Rejects where its code could not be fetched.
   */
  onDevice?: (() => Promise<DeviceRecords>) | undefined;
  /**
   * The person's rights to their account, where it lies beside the records: on the product's own server. Rejects where its
   * code could not be fetched.
   */
  ownAccount?: (() => Promise<OwnAccount>) | undefined;
  /**
   * What waits on a person's own device until the server answers. Absent where nothing is shared by the product's own server.
   * Rejects where its code could not be fetched.
   */
  waitingChanges?: (() => Promise<WaitingQueue>) | undefined;
  /** Events that repeat. Absent where nothing is shared by the product's own server. Rejects where its code could not be fetched. */
  eventSeries?: (() => Promise<EventSeries>) | undefined;
}

/** Records that are copied to the account, and deleted when a person's data is cleared from the device. */
export interface DeviceRecords {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
}
