import { operation } from '../operation';
import type { feedChoice, feedOrder, madeFeed, ownFeed } from '../schemas/calendarFeed';
import type { nothing } from '../schemas/common';
import type { ownLogins, passwordChange } from '../schemas/identity';
import type { deletionFacts, ownData, ownPassword } from '../schemas/personalData';
import type { choicesWrite, reminderChoices } from '../schemas/reminders';

/** All that the server keeps about the person. */
export const readOwnData = operation<null, typeof ownData>()('GET', '/api/me/data');

/** What they should know before they delete their account. */
export const readDeletionFacts = operation<null, typeof deletionFacts>()('GET', '/api/me/deletion');

/** Deletes their account and all that belongs to it. */
export const deleteOwnAccount = operation<typeof ownPassword, typeof deletionFacts>()(
  'POST',
  '/api/identity/deletion',
);

/** Which emails remind them. */
export const readReminders = operation<null, typeof reminderChoices>()('GET', '/api/me/reminders');

/** Chooses which emails remind them. */
export const chooseReminders = operation<typeof choicesWrite, typeof reminderChoices>()(
  'PUT',
  '/api/me/reminders',
);

/** Their calendar feed. */
export const readFeed = operation<null, typeof ownFeed>()('GET', '/api/me/calendar-feed');

/** Makes an address for it. */
export const makeFeed = operation<typeof feedOrder, typeof madeFeed>()('POST', '/api/identity/calendar-feed');

/** Chooses whether it shows titles. */
export const showTitles = operation<typeof feedChoice, typeof ownFeed>()('PUT', '/api/me/calendar-feed');

/** Ends it: its address stops working. */
export const endFeed = operation<null, typeof ownFeed>()('DELETE', '/api/me/calendar-feed');

/** Where they are logged in. */
export const readLogins = operation<null, typeof ownLogins>()('GET', '/api/identity/logins');

/** Logs out one of their devices. */
export const endLogin = operation<null, typeof nothing>()('DELETE', '/api/identity/logins/:id');

/** Logs out all their devices but this one. */
export const endOtherLogins = operation<null, typeof nothing>()('POST', '/api/identity/logins/end-others');

/** Takes the old password and a new one. */
export const changePassword = operation<typeof passwordChange, typeof nothing>()(
  'PUT',
  '/api/identity/password',
);
