import { announce as say } from '@react-aria/live-announcer';

/** How long a message stays in the region, in milliseconds. */
export const announcementTime = 3000;

/** Says `text` to a screen reader. `urgent` interrupts what is being read; keep it for errors. */
export type Announce = (text: string, options?: { urgent?: boolean }) => void;

const announce: Announce = (text, { urgent = false } = {}) => {
  if (text.trim()) say(text, urgent ? 'assertive' : 'polite', announcementTime);
};

/**
 * Gives the function that says something to those who can't see what has changed. The same words twice are heard
 * twice. What somebody may need to read again must also stand on the page: the region is empty after three seconds.
 */
export function useAnnounce(): Announce {
  return announce;
}
