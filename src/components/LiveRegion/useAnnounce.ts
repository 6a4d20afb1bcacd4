import type * as liveAnnouncer from '@react-aria/live-announcer';

type Announcer = typeof liveAnnouncer;

/** The time that a message stays in the region, in milliseconds. */
export const announcementTime = 3000;

/** Announces `text` to screen readers. `urgent` interrupts the current reading; keep it for errors. */
export type Announce = (text: string, options?: { urgent?: boolean }) => void;

let announcer: Announcer | null = null;

/**
 * Loads the announcer, which is not in the initial code: nothing is announced before the person does
 * something.
 */
export async function loadAnnouncer(): Promise<Announcer> {
  return (announcer = await import('@react-aria/live-announcer'));
}

/** The same for code outside components. */
export const announce: Announce = (text, { urgent = false } = {}) => {
  if (!text.trim()) return;
  const say = (by: Announcer) => by.announce(text, urgent ? 'assertive' : 'polite', announcementTime);
  if (announcer) say(announcer);
  // Text that is on the page as well is not lost when the announcer can't be fetched.
  else loadAnnouncer().then(say, () => undefined);
};

/**
 * Returns the function that announces changes to screen readers. The same text twice is announced twice. A text that a
 * person may need to read again must also be on the page: the region is empty after three seconds.
 */
export function useAnnounce(): Announce {
  return announce;
}
