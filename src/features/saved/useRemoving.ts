import { useEffect, useRef, useState } from 'react';
import { useOutcome, type Outcome } from '../../components/OutcomeMessage/useOutcome';
import { notPutBackLine, removedLine } from '@/shared/domain/saved/savedWords';
import { saveFailure } from '../../ports/collectionWords';
import type { SavedList, ShownItem } from './openSaved';

/** The id of the link of a saved item, which takes the focus when the item is restored. */
export const savedLinkId = (key: string) => `saved-${key}`;

/** The outcome of the last press. */
export interface ItemOutcome extends Outcome {
  /** The item's key. */
  at: string;
  /** A new number each time, so that a message with the same text takes the focus again. */
  turn: number;
}

/** Removes items from the list, one after the other, and restores the last one. */
export interface Removing {
  /** The last removed item, while its message replaces it. */
  removed: ShownItem | null;
  /** The outcome, or the error. */
  outcome: ItemOutcome | null;
  remove: (item: ShownItem) => void;
}

/** @param list the visible items. */
export function useRemoving(list: SavedList | null): Removing {
  const [removed, setRemoved] = useState<ShownItem | null>(null);
  const [outcome, show] = useOutcome<ItemOutcome>();
  /** The key of the restored item, until it is drawn. */
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
  /** Shows the message with Undo in place of the item. */
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
