import { operation } from '../operation';
import type { done } from '../schemas/common';
import type {
  attendees,
  cancelled,
  joined,
  left,
  ownRegistrations,
  registered,
  takenBack,
} from '../schemas/registrations';

/** The person's own places, and their number in each line. */
export const readOwn = operation<null, typeof ownRegistrations>()('GET', '/api/registrations');

/** Gives all of them back. */
export const giveUpAll = operation<null, typeof done>()('DELETE', '/api/registrations');

/** Takes a place; with `places=2` one for a support person too. */
export const register = operation<null, typeof registered>()('PUT', '/api/events/:id/registration');

/** Gives the place back. */
export const giveUp = operation<null, typeof cancelled>()('DELETE', '/api/events/:id/registration');

/** Takes the place that was just given back, or stands in line where it was. */
export const undoGiveUp = operation<null, typeof takenBack>()('PUT', '/api/events/:id/undo-give-up');

/** Joins the waiting list; with `places=2` for a support person too. */
export const join = operation<null, typeof joined>()('PUT', '/api/events/:id/waiting');

/** Leaves the waiting list. */
export const leave = operation<null, typeof left>()('DELETE', '/api/events/:id/waiting');

/** Who is coming, for organisers; `for` says what it is asked for. */
export const readAttendees = operation<null, typeof attendees>()('GET', '/api/events/:id/registrations');
