/** Why the server cannot be reached: no network, an answer of another server (such as a hotel's network), or no answer. */
export type Disconnected = 'offline' | 'stranger' | 'unreached';

const lines: Readonly<Record<Disconnected, string>> = {
  offline: 'No internet connection. Links with dots under them need it.',
  stranger: 'Your connection does not reach this site. On public Wi-Fi, log in to the Wi-Fi first.',
  unreached: 'We can’t reach this site just now. Links with dots under them do not open.',
};

/** The line of the page while the server cannot be reached. */
export const disconnectedLine = (why: Disconnected): string => lines[why];

/** The label for screen readers of a link that does not open then. */
export const deadLinkWords: Readonly<Record<Exclude<Disconnected, 'stranger'>, string>> = {
  offline: 'needs the internet',
  unreached: 'does not open just now',
};

/** The announcement once it can be reached again. As `connectedAgain` of `listUpdates.ts`, which only pages with lists load. */
export const reconnectedLine = 'You are connected again.';

/** The line of a page that is older than the site. */
export const newVersionLine = 'A new version is here. Load it now or at your next visit.';

/** The question before loading it, if there is typed text. In full: the button's words under the focus are not read out again. */
export const typedLine =
  'You have typed something on this page, and it may be lost. Keep writing, or load it anyway?';
