import { operation, types } from '../operation';
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
export const readOwn = operation('GET', '/api/registrations', types<null, typeof ownRegistrations>);

/** Gives all of them back. */
export const giveUpAll = operation('DELETE', '/api/registrations', types<null, typeof done>);

/** Takes a place; with `places=2` one for a support person too. */
export const register = operation('PUT', '/api/events/:id/registration', types<null, typeof registered>);

/** Gives the place back. */
export const giveUp = operation('DELETE', '/api/events/:id/registration', types<null, typeof cancelled>);

/** Takes the place that was just given back, or stands in line where it was. */
export const undoGiveUp = operation('PUT', '/api/events/:id/undo-give-up', types<null, typeof takenBack>);

/** Joins the waiting list; with `places=2` for a support person too. */
export const join = operation('PUT', '/api/events/:id/waiting', types<null, typeof joined>);

/** Leaves the waiting list. */
export const leave = operation('DELETE', '/api/events/:id/waiting', types<null, typeof left>);

/** The people who come to an event, for organisers; `for` names the purpose. */
export const readAttendees = operation('GET', '/api/events/:id/registrations', types<null, typeof attendees>);
