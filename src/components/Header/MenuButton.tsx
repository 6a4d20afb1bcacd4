import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { buttonClass } from '../Button/buttonClass';
import styles from './Header.module.css';

/** `early`: the page is shown but its script does not run yet, and the browser's own disclosure does the work. */
export type MenuState = 'early' | 'closed' | 'open';

interface MenuButtonProps {
  /** Its labels while the menu is closed, and while it is open. */
  words: { open: string; close: string };
  /** `early`: the script has not loaded yet. */
  state: MenuState;
  /** Called with the new state at each press. */
  onChange: (state: MenuState) => void;
  /** The id of the menu. */
  controls: string;
  /** The native button, to give it the focus. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens the menu on small screens. In the prerendered page it is a `<details>` that works without a script; once the
 * script runs, a button with `aria-expanded` takes over its state and its focus, because screen readers announce a
 * `<summary>` in many ways and a button in one.
 */
export function MenuButton({ words, state, onChange, controls, buttonRef }: MenuButtonProps) {
  const early = useRef<HTMLDetailsElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (state === 'early') {
      hadFocus.current = early.current?.contains(document.activeElement) ?? false;
      onChange(early.current?.open ? 'open' : 'closed');
    } else if (hadFocus.current) {
      hadFocus.current = false;
      buttonRef.current?.focus();
    }
  }, [state, onChange, buttonRef]);

  if (state === 'early') {
    return (
      // The person may have opened it before the script ran: the markup then has an unexpected "open".
      <details ref={early} className={styles.early} suppressHydrationWarning>
        <summary className={buttonClass('plain', 'small')}>{words.open}</summary>
      </details>
    );
  }
  const open = state === 'open';
  return (
    <button
      ref={buttonRef}
      type="button"
      className={buttonClass('plain', 'small', styles.menu)}
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onChange(open ? 'closed' : 'open')}
    >
      {open ? words.close : words.open}
    </button>
  );
}
