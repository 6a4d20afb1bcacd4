/**
 * Every key that the product uses in this browser's storage. docs/decisions/003-browser-storage.md describes their
 * contents. A change of a format needs a new {@link storageVersion} and code that reads the old form.
 */
export const storageKeys = {
  /** The current user: one User. */
  user: 'user',
  /** The people in the admin dashboard's list: User[], without tokens. */
  users: 'users',
  /** Resource[] */
  resources: 'resources',
  /** CommunityEvent[] */
  events: 'events',
  /** Appointment[] */
  appointments: 'appointments',
  /** 'true' or 'false'; absent follows the system. */
  highContrast: 'highContrast',
  /** 'true' or 'false'; absent follows the system. */
  largeText: 'largeText',
  /** 'true' where the services page shows its map on a narrow screen, 'false' or absent for the list. */
  servicesMap: 'ageBetter.servicesMap',
} as const;

/** The prefix of everything else, in local storage, session storage and as the name of a database. */
export const ownPrefix = 'ageBetter.';

/** In local storage: people's saved items, `StoredSavedItem[]`, where no server stores them. */
export const savedItemsKey = `${ownPrefix}saved`;

/** The keys that hold lists of records. */
export type CollectionKey = 'users' | 'resources' | 'events' | 'appointments' | typeof savedItemsKey;

/** The version of everything under {@link ownPrefix}; it is the version of the database, too. */
export const storageVersion = 1;

/** The database that counts the writes of each collection, so that no tab works on an old copy. */
export const countersDatabase = `${ownPrefix}counters`;

/** The database of the changes that wait for a network on a person's own device, and the channel between tabs. */
export const waitingDatabase = `${ownPrefix}waitingChanges`;

/** In local storage, followed by a person's id: the state of the backups of their own data, one BackupNote. */
export const backupNotePrefix = `${ownPrefix}backup.`;

/** The key of one person's note. @param person their id, which is escaped. */
export function backupNoteKey(person: string): string {
  return backupNotePrefix + encodeURIComponent(person);
}

/** Returns the key in local storage that counts the writes of one collection: `ageBetter.writes.events` has '17'. */
export function writesKey(key: string): string {
  return `${ownPrefix}writes.${key}`;
}

/** The registrations for events: `{ eventId, userId }[]`. Written only together with `events`, in one transaction. */
export const registrationsKey = `${ownPrefix}registrations`;

/** Where data is shared: this person's last reads, by their id and the collection. Deleted at the logout. */
export const sharedReadsPrefix = `${ownPrefix}shared.`;

/**
 * In session storage: 'shared' where this tab is on a shared computer. The login is then in session storage as well.
 */
export const deviceUseKey = `${ownPrefix}deviceUse`;

/** In local storage: the ids of the people who own this device, string[]. */
export const ownDeviceKey = `${ownPrefix}ownDevice`;

/** In session storage: a random label of the session on a shared computer, the same in tabs with the same login. */
export const sharedLabelKey = `${ownPrefix}sharedLabel`;

/** In local storage, followed by that label: the last activity of that session, in milliseconds since 1970. */
export const sharedUsePrefix = `${ownPrefix}sharedUse.`;

/** Returns the key in session storage of a form's values from before a reload. */
export function draftKey(form: string): string {
  return `${ownPrefix}draft.${form}`;
}

/** In local storage: unsaved values of forms, one FormDraft for each person and form. */
export const formDraftPrefix = `${ownPrefix}formDraft.`;

/** The prefix of one person's drafts. @param person their id, which is escaped. */
export function formDraftsOf(person: string): string {
  return `${formDraftPrefix}${encodeURIComponent(person)}/`;
}

/** The key of one form's draft: `ageBetter.formDraft.4/appointment`. */
export function formDraftKey(person: string, form: string): string {
  return formDraftsOf(person) + form;
}

/**
 * Returns the key for damaged contents of a key: `events.broken`, then `events.broken.2` and so on.
 * @param number from 1.
 */
export function brokenKey(key: string, number: number): string {
  return number === 1 ? `${key}.broken` : `${key}.broken.${number}`;
}

/** Returns true for a key of damaged contents that were moved aside. */
export function isBrokenKey(key: string): boolean {
  return /^(users|resources|events|appointments|ageBetter\.(saved|registrations))\.broken(\.\d+)?$/.test(key);
}

/** In local storage: 'true' after a logout here that the server does not know of yet. */
export const pendingSignOutKey = `${ownPrefix}signOutPending`;

/**
 * In local storage: the last bulk email of an administrator and its results, one BulkEmailRun. In session storage: the email, if
 * it is long.
 */
export const mailRunKey = `${ownPrefix}mailRun`;
