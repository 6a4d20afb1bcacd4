import { useState, type ReactNode } from 'react';
import { beginWork } from '../../busy';
import { Presence } from './Presence';

/** A dialog whose code is fetched when somebody is about to open it. `Item` is what it is opened for. */
export interface LazyDialog<Code, Item> {
  /** What it is open for; null: it is closed, or its code is on the way. */
  item: Item | null;
  /** Fetches the code ahead of the press: for `onPointerEnter` and `onFocus` of what opens it. */
  preload: () => void;
  /**
   * Opens it, unless it was asked for again meanwhile.
   * @param pick gives what it is for, once the code is there: nothing is done for a dialog that can't open.
   * @param opener where the focus goes back to. Default: what has it now.
   * @throws where the code or the item could not be fetched. Nothing has opened then, and the caller says so.
   */
  open: (pick: () => Item | Promise<Item>, opener?: Element | null) => Promise<void>;
  close: () => void;
  /** Draws it, and keeps it for the moment in which it leaves. */
  render: (draw: (code: Code, item: Item, opener: Element | null) => ReactNode) => ReactNode;
}

/**
 * Keeps a dialog out of the page's first code. The code is asked for at each opening, so that a lost connection is no lasting harm.
 * @param load imports the dialog's file. The same function at every render.
 */
export function useLazyDialog<Load extends () => Promise<unknown>, Item extends object>(
  load: Load,
): LazyDialog<Awaited<ReturnType<Load>>, Item> {
  type Code = Awaited<ReturnType<Load>>;
  const [shown, setShown] = useState<[code: Code, item: Item, opener: Element | null] | null>(null);
  const [actions] = useState(() => {
    /** Counts what was asked for: only the last counts. */
    let turn = 0;
    const open: LazyDialog<Code, Item>['open'] = async (pick, opener = document.activeElement) => {
      const mine = ++turn;
      const end = beginWork();
      try {
        const code = (await load()) as Code;
        const item = await pick();
        if (mine === turn) setShown([code, item, opener]);
      } finally {
        end();
      }
    };
    return {
      open,
      close: () => setShown(null),
      preload: () => void load().catch(() => undefined),
    };
  });
  return {
    ...actions,
    item: shown && shown[1],
    render: (draw) => <Presence>{shown && draw(...shown)}</Presence>,
  };
}
