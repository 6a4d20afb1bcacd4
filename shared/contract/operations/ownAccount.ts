import { operation, types } from '../operation';
import type { feedChoice, feedOrder, madeFeed, ownFeed } from '../schemas/calendarFeed';
import type { nothing } from '../schemas/common';
import type { ownLogins, passwordChange } from '../schemas/identity';
import type { deletionFacts, ownData, ownPassword } from '../schemas/personalData';
import type { choicesWrite, reminderChoices } from '../schemas/reminders';

/** All that the server keeps about the person. */
export const readOwnData = operation('GET', '/api/me/data', types<null, typeof ownData>);

/** Facts to know before deleting an account. */
export const readDeletionFacts = operation('GET', '/api/me/deletion', types<null, typeof deletionFacts>);

/** Deletes their account and all that belongs to it. */
export const deleteOwnAccount = operation(
  'POST',
  '/api/identity/deletion',
  types<typeof ownPassword, typeof deletionFacts>,
);

/** The user's choice of reminders. */
export const readReminders = operation('GET', '/api/me/reminders', types<null, typeof reminderChoices>);

/** Chooses which emails remind them. */
export const chooseReminders = operation(
  'PUT',
  '/api/me/reminders',
  types<typeof choicesWrite, typeof reminderChoices>,
);

/** Their calendar feed. */
export const readFeed = operation('GET', '/api/me/calendar-feed', types<null, typeof ownFeed>);

/** Makes an address for it. */
export const makeFeed = operation(
  'POST',
  '/api/identity/calendar-feed',
  types<typeof feedOrder, typeof madeFeed>,
);

/** Chooses whether it shows titles. */
export const showTitles = operation('PUT', '/api/me/calendar-feed', types<typeof feedChoice, typeof ownFeed>);

/** Ends it: its address stops working. */
export const endFeed = operation('DELETE', '/api/me/calendar-feed', types<null, typeof ownFeed>);

/** The user's logins. */
export const readLogins = operation('GET', '/api/identity/logins', types<null, typeof ownLogins>);

/** Logs out one of their devices. */
export const endLogin = operation('DELETE', '/api/identity/logins/:id', types<null, typeof nothing>);

/** Logs out all their devices but this one. */
export const endOtherLogins = operation(
  'POST',
  '/api/identity/logins/end-others',
  types<null, typeof nothing>,
);

/** Takes the old password and a new one. */
export const changePassword = operation(
  'PUT',
  '/api/identity/password',
  types<typeof passwordChange, typeof nothing>,
);
