import { useState, type ReactNode } from 'react';
import { beginWork } from '../../busy';
import { Presence } from './Presence';

/** A dialog whose code is fetched when a person is about to open it. `Item` is the subject of the dialog. */
export interface LazyDialog<Code, Item> {
  /** The subject of the open dialog; null: it is closed, or its code is loading. */
  item: Item | null;
  /** Fetches the code ahead of the press: for `onPointerEnter` and `onFocus` of the opener. */
  preload: () => void;
  /**
   * Opens it, unless a later call replaces this one.
   * @param pick returns the subject, once the code has loaded: nothing is done for a dialog that can't open.
   * @param opener gets the focus back. Default: the focused element.
   * @throws where the code or the item could not be fetched. Nothing has opened then, and the caller reports it.
   */
  open: (pick: () => Item | Promise<Item>, opener?: Element | null) => Promise<void>;
  close: () => void;
  /** Renders it, also during its exit. */
  render: (draw: (code: Code, item: Item, opener: Element | null) => ReactNode) => ReactNode;
}

/**
 * Keeps a dialog out of the page's first code. The code is requested at each opening, so that a lost connection does no
 * lasting harm.
 * @param load imports the dialog's file. The same function at every render.
 */
export function useLazyDialog<Load extends () => Promise<unknown>, Item extends object>(
  load: Load,
): LazyDialog<Awaited<ReturnType<Load>>, Item> {
  type Code = Awaited<ReturnType<Load>>;
  const [shown, setShown] = useState<[code: Code, item: Item, opener: Element | null] | null>(null);
  const [actions] = useState(() => {
    /** Counts the requests: only the last one is valid. */
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
