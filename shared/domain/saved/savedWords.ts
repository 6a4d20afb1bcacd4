import type { SavedKind } from './savedItem';

/** The first line of the login dialog that a press on "Save" leads to. */
export const loginToSave = 'Please log in to save this for later.';

/** The link next to the button of a record that was just saved. */
export const showSaved = 'Show all you saved';

/** Announced once something is saved. */
export const savedLine = (title: string): string =>
  `Saved: ${title}. You find it again on the page Saved for later.`;

/** Announced once something is not saved any more. */
export const removedLine = (title: string): string => `Not saved any more: ${title}.`;

/** The first words where what was removed could not be put back. */
export const notPutBackLine = (title: string): string => `Not put back: ${title}.`;

/** In place of the details of a record that is gone. */
export const noLongerListed = 'No longer listed.';

/** The headings of the page that lists what is saved. */
export const savedHeadings: Record<SavedKind, string> = {
  event: 'Events',
  service: 'Services',
  resource: 'Health resources',
};

/** The page of a record. */
const paths: Record<SavedKind, string> = { event: '/events', service: '/services', resource: '/resources' };

/** The address at which a saved record can be read. */
export const savedAddress = (kind: SavedKind, recordId: number): string => `${paths[kind]}?item=${recordId}`;

/** Instead of a list. */
export const nothingSaved = 'You have not saved anything yet.';
export const howToSave = 'Press Save beside an event, a service or a health resource. It then stands here.';
