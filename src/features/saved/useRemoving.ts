import { useEffect, useRef, useState } from 'react';
import { useOutcome, type Outcome } from '../../components/OutcomeMessage/useOutcome';
import { notPutBackLine, removedLine } from '@/shared/domain/saved/savedWords';
import { saveFailure } from '../../ports/collectionWords';
import type { SavedList, ShownItem } from './openSaved';

/** The id of the link of a saved item, which takes the focus when the item is back. */
export const savedLinkId = (key: string) => `saved-${key}`;

/** What came of the last press. */
export interface ItemOutcome extends Outcome {
  /** The item's key. */
  at: string;
  /** Another number each time: a message that is shown anew takes the focus anew, also with the same words. */
  turn: number;
}

/** Removes items from the list, one after the other, and puts the last one back. */
export interface Removing {
  /** The item that was removed last, while the message about it stands in its place. */
  removed: ShownItem | null;
  /** What came of it, or why it did not work. */
  outcome: ItemOutcome | null;
  remove: (item: ShownItem) => void;
}

/** @param list what is shown. */
export function useRemoving(list: SavedList | null): Removing {
  const [removed, setRemoved] = useState<ShownItem | null>(null);
  const [outcome, show] = useOutcome<ItemOutcome>();
  /** The key of the item that was put back, until it is drawn. */
  const goTo = useRef<string | null>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    const link = goTo.current !== null && document.getElementById(savedLinkId(goTo.current));
    if (!link) return;
    goTo.current = null;
    link.focus();
  }, [list]);

  const turn = useRef(0);
  const say = (item: ShownItem, said: Outcome) => show({ ...said, at: item.key, turn: (turn.current += 1) });
  const attempt = async (work: () => Promise<void>, failed: (error: unknown) => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().catch(failed);
    isBusy.current = false;
  };
  /** The message with Undo, which stands in the item's place. */
  const sayRemoved = (item: ShownItem, kind: 'success' | 'failed', text: string) =>
    say(item, { kind, text, undo: () => void putBack(item), takeFocus: true });
  const putBack = (item: ShownItem) =>
    attempt(
      async () => {
        const { key, isGone: _isGone, ...saved } = item;
        goTo.current = key;
        await list!.port.put(list!.person, saved);
        setRemoved(null);
        show(null);
      },
      (error) => {
        goTo.current = null;
        sayRemoved(item, 'failed', `${notPutBackLine(item.title)} ${saveFailure(error)}`);
      },
    );
  return {
    removed,
    outcome,
    remove: (item) =>
      void attempt(
        async () => {
          await list!.port.remove(list!.person, item);
          setRemoved(item);
          sayRemoved(item, 'success', removedLine(item.title));
        },
        (error) => say(item, { kind: 'failed', text: saveFailure(error) }),
      ),
  };
}
