import type { CommunityEvent } from '@/shared/domain/events/event';
import type { Collection } from '../../ports/collection';
import type { Registrations } from '../../ports/registrations';

/** What the events and people's places at them are read from and written to. */
export interface EventsStore {
  events: Collection<CommunityEvent>;
  registrations: Registrations;
}
