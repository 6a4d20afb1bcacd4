import type * as liveAnnouncer from '@react-aria/live-announcer';

type Announcer = typeof liveAnnouncer;

/** How long a message stays in the region, in milliseconds. */
export const announcementTime = 3000;

/** Says `text` to a screen reader. `urgent` interrupts what is being read; keep it for errors. */
export type Announce = (text: string, options?: { urgent?: boolean }) => void;

let announcer: Announcer | null = null;

/** Fetches the announcer, which is no part of the first code: nothing is said before somebody does something. */
export async function loadAnnouncer(): Promise<Announcer> {
  return (announcer = await import('@react-aria/live-announcer'));
}

/** The same for code that is not a component. */
export const announce: Announce = (text, { urgent = false } = {}) => {
  if (!text.trim()) return;
  const say = (by: Announcer) => by.announce(text, urgent ? 'assertive' : 'polite', announcementTime);
  if (announcer) say(announcer);
  // Words that stand on the page as well are not lost when the announcer can't be fetched.
  else loadAnnouncer().then(say, () => undefined);
};

/**
 * Gives the function that says something to those who can't see what has changed. The same text twice is announced
 * twice. What somebody may need to read again must also stand on the page: the region is empty after three seconds.
 */
export function useAnnounce(): Announce {
  return announce;
}
