/**
 * Every key that the product uses in this browser's storage. docs/decisions/003-browser-storage.md says what lies under
 * each. A change of what they hold needs a new {@link storageVersion} and code that reads the old form.
 */
export const storageKeys = {
  /** Who is logged in: one User. */
  user: 'user',
  /** The people that the admin dashboard lists: User[], without tokens. */
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

/** In local storage: what people saved for later, `StoredSavedItem[]`, where no server keeps it. */
export const savedItemsKey = `${ownPrefix}saved`;

/** The keys that hold lists of records. */
export type CollectionKey = 'users' | 'resources' | 'events' | 'appointments' | typeof savedItemsKey;

/** The version of everything under {@link ownPrefix}; it is the version of the database, too. */
export const storageVersion = 1;

/** The database that counts the writes of each collection, so that no tab works on an old copy. */
export const countersDatabase = `${ownPrefix}counters`;

/** The database that keeps what waits for a network on a person's own device, and the channel by which tabs tell each other. */
export const waitingDatabase = `${ownPrefix}waitingChanges`;

/** In local storage, with a person's id behind it: what is remembered about the backups of their own data, one BackupNote. */
export const backupNotePrefix = `${ownPrefix}backup.`;

/** The key of one person's note. @param person their id, which is escaped. */
export function backupNoteKey(person: string): string {
  return backupNotePrefix + encodeURIComponent(person);
}

/** Under this, local storage counts the writes of one collection: `ageBetter.writes.events` holds '17'. */
export function writesKey(key: string): string {
  return `${ownPrefix}writes.${key}`;
}

/** Who is registered for which event: `{ eventId, userId }[]`. Written only together with `events`, in one transaction. */
export const registrationsKey = `${ownPrefix}registrations`;

/** Where data is shared: what this person read last, by their id and the collection. Forgotten when they log out. */
export const sharedReadsPrefix = `${ownPrefix}shared.`;

/** In session storage: 'shared' where this tab is on a shared computer. The login is then in session storage as well. */
export const deviceUseKey = `${ownPrefix}deviceUse`;

/** In local storage: the ids of those who said that this is their own device, string[]. */
export const ownDeviceKey = `${ownPrefix}ownDevice`;

/** In session storage: a random label of the session on a shared computer, the same in tabs that hold the same login. */
export const sharedLabelKey = `${ownPrefix}sharedLabel`;

/** In local storage, with that label behind it: when that session was last used, in milliseconds since 1970. */
export const sharedUsePrefix = `${ownPrefix}sharedUse.`;

/** In session storage: what a person typed into a form before the page was loaded again. */
export function draftKey(form: string): string {
  return `${ownPrefix}draft.${form}`;
}

/** In local storage: what people typed into forms and did not save, one FormDraft for each person and form. */
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
 * Where damaged contents of a key are moved: `events.broken`, then `events.broken.2` and so on.
 * @param number from 1.
 */
export function brokenKey(key: string, number: number): string {
  return number === 1 ? `${key}.broken` : `${key}.broken.${number}`;
}

/** Whether a key holds damaged contents that were moved aside. */
export function isBrokenKey(key: string): boolean {
  return /^(users|resources|events|appointments|ageBetter\.(saved|registrations))\.broken(\.\d+)?$/.test(key);
}

/** In local storage: 'true' while somebody logged out here and the server does not know yet. */
export const pendingSignOutKey = `${ownPrefix}signOutPending`;

/**
 * In local storage: the last bulk email of an administrator and its results, one BulkEmailRun. In session storage: the email, if
 * it is long.
 */
export const mailRunKey = `${ownPrefix}mailRun`;
