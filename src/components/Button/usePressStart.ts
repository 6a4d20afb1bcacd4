import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** The start of a press: the control's text and the meaning at that time. */
interface PressStart<Meaning> {
  words: string;
  meaning: Meaning;
}

const wordsOf = (control: Element) =>
  `${control.getAttribute('aria-label') ?? ''} ${control.getAttribute('aria-pressed') ?? ''} ${control.textContent ?? ''}`;

/**
 * Remembers the text of a control at the start of a press. Other people's changes can replace it before the press ends.
 * @param meaning the current meaning of a press.
 */
export function usePressStart<Meaning>(meaning: Meaning) {
  const started = useRef<{ pointer?: PressStart<Meaning>; key?: PressStart<Meaning> }>({});
  const startOf = (control: Element) => ({ words: wordsOf(control), meaning });
  return {
    /** The event handlers for the control. */
    handlers: {
      onPointerDownCapture({ currentTarget }: { currentTarget: Element }) {
        started.current.pointer = startOf(currentTarget);
      },
      // Space clicks on release, Enter at once.
      onKeyDownCapture({ currentTarget, key, repeat }: KeyboardEvent) {
        if (repeat) return;
        if (key === ' ') started.current.key = startOf(currentTarget);
        else delete started.current.key;
      },
      onBlurCapture() {
        delete started.current.key;
      },
    },
    /**
     * Returns the meaning at the start of the press that ends in this click; the current one where the text is
     * unchanged, so that typing in between counts.
     */
    meantBy({ currentTarget, detail }: MouseEvent): Meaning {
      const { pointer, key } = started.current;
      started.current = {};
      // Keys and screen readers click without a pointer.
      const start = detail > 0 ? pointer : key;
      return start && start.words !== wordsOf(currentTarget) ? start.meaning : meaning;
    },
  };
}
