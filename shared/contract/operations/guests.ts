import { operation, types } from '../operation';
import type {
  guestAdded,
  guestBack,
  guestCallCount,
  guestCalled,
  guestCallNoted,
  guestCalls,
  guestRemoved,
  newGuest,
} from '../schemas/registrations';

/** Puts down a guest who has no account. */
export const addGuest = operation(
  'POST',
  '/api/events/:id/guests',
  types<typeof newGuest, typeof guestAdded>,
);

/** Takes them off the list. */
export const removeGuest = operation(
  'DELETE',
  '/api/events/:id/guests/:guest',
  types<null, typeof guestRemoved>,
);

/** Brings them back a moment later. */
export const bringGuestBack = operation(
  'PUT',
  '/api/events/:id/guests/:guest/undo-removal',
  types<null, typeof guestBack>,
);

/** The due calls at all events. */
export const readGuestCalls = operation('GET', '/api/guest-calls', types<null, typeof guestCalls>);

/** How many people are to be called. */
export const countGuestCalls = operation('GET', '/api/guest-calls/count', types<null, typeof guestCallCount>);

/** Notes that a guest was called. */
export const noteGuestCalled = operation(
  'PUT',
  '/api/guest-calls/:id/done',
  types<typeof guestCalled, typeof guestCallNoted>,
);
