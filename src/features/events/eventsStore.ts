import type { CommunityEvent } from '@/shared/domain/events/event';
import type { Collection } from '../../ports/collection';
import type { Registrations } from '../../ports/registrations';

/** The stores of the events and of people's registrations. */
export interface EventsStore {
  events: Collection<CommunityEvent>;
  registrations: Registrations;
}
