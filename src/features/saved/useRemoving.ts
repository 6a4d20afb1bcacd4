import { useEffect, useRef, useState } from 'react';
import { useOutcome, type Outcome } from '../../components/OutcomeMessage/useOutcome';
import { removedLine } from '../../domain/saved/savedWords';
import { saveFailure } from '../../ports/collectionWords';
import type { SavedList, ShownItem } from './openSaved';

/** The id of the link of a saved item, which takes the focus when the item is back. */
export const savedLinkId = (key: string) => `saved-${key}`;

/** Removes items from the list, one after the other, and puts the last one back. */
export interface Removing {
  /** The item that was removed last, while the message about it stands in its place. */
  removed: ShownItem | null;
  /** What came of it, or why it did not work. `at` is the item's key. */
  outcome: (Outcome & { at: string }) | null;
  remove: (item: ShownItem) => void;
}

/** @param list what is shown. */
export function useRemoving(list: SavedList | null): Removing {
  const [removed, setRemoved] = useState<ShownItem | null>(null);
  const [outcome, show] = useOutcome<Outcome & { at: string }>();
  /** The key of the item that was put back, until it is drawn. */
  const goTo = useRef<string | null>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    const link = goTo.current !== null && document.getElementById(savedLinkId(goTo.current));
    if (!link) return;
    goTo.current = null;
    link.focus();
  }, [list]);

  const attempt = async (key: string, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      show({ kind: 'failed', text: saveFailure(error), at: key });
    }
    isBusy.current = false;
  };
  const putBack = (item: ShownItem) =>
    attempt(item.key, async () => {
      const { key, isGone: _isGone, ...saved } = item;
      goTo.current = key;
      await list!.port.put(list!.person, saved);
      setRemoved(null);
      show(null);
    });
  return {
    removed,
    outcome,
    remove: (item) =>
      void attempt(item.key, async () => {
        await list!.port.remove(list!.person, item);
        setRemoved(item);
        show({
          kind: 'success',
          text: removedLine(item.title),
          at: item.key,
          undo: () => void putBack(item),
          takeFocus: true,
        });
      }),
  };
}
