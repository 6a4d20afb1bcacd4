import { beginWork } from '../../busy';
import { announce } from './useAnnounce';

/** The time without changes after which the page counts as settled, in milliseconds. */
export const settledAfter = 200;

/**
 * After this many milliseconds the text is announced although the page still changes, for example while a map
 * moves.
 */
export const longestWait = 2000;

/**
 * Announces `text` once the page around it has settled: screen readers drop messages that arrive during many
 * changes, such as those of a list and a map together.
 * @returns cancels the announcement, if it was not made yet.
 */
export function announceWhenSettled(text: string): () => void {
  const end = beginWork();
  const stop = () => {
    end();
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
  // Around the live regions, which lie beside the page: their announcements are no change of it.
  for (const part of document.body.children) {
    if ('liveAnnouncer' in (part as HTMLElement).dataset) continue;
    changes.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  let quiet = setTimeout(say, settledAfter);
  const longest = setTimeout(say, longestWait);
  return stop;
}
