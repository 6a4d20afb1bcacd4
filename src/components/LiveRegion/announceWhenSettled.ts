import { announce } from './useAnnounce';

/** How long nothing has to change until the page counts as settled, in milliseconds. */
export const settledAfter = 200;

/** After so many milliseconds it is said although the page still changes, for example while a map is moving. */
export const longestWait = 2000;

/**
 * Says `text` once the page around it has been drawn: screen readers lose words that come in the middle of many changes,
 * such as those of a list and a map together.
 * @returns takes the words back, if they were not said yet.
 */
export function announceWhenSettled(text: string): () => void {
  const stop = () => {
    changes.disconnect();
    clearTimeout(quiet);
    clearTimeout(longest);
  };
  const say = () => {
    stop();
    announce(text);
  };
  const changes = new MutationObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(say, settledAfter);
  });
  // Around the live regions, which lie beside the page: what they say is no change of it.
  for (const part of document.body.children) {
    if ('liveAnnouncer' in (part as HTMLElement).dataset) continue;
    changes.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  let quiet = setTimeout(say, settledAfter);
  const longest = setTimeout(say, longestWait);
  return stop;
}
