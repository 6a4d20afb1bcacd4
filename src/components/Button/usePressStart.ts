import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** A press that has begun: the words of the control, and what a press meant, then. */
interface PressStart<Meaning> {
  words: string;
  meaning: Meaning;
}

const wordsOf = (control: Element) =>
  `${control.getAttribute('aria-label') ?? ''} ${control.getAttribute('aria-pressed') ?? ''} ${control.textContent ?? ''}`;

/**
 * Remembers what a control said when a press on it began. Other people can change its words before the press ends.
 * @param meaning what a press means now.
 */
export function usePressStart<Meaning>(meaning: Meaning) {
  const started = useRef<{ pointer?: PressStart<Meaning>; key?: PressStart<Meaning> }>({});
  const startOf = (control: Element) => ({ words: wordsOf(control), meaning });
  return {
    /** What the control has to be given. */
    handlers: {
      onPointerDownCapture({ currentTarget }: { currentTarget: Element }) {
        started.current.pointer = startOf(currentTarget);
      },
      // Space clicks when it is let go, Enter at once.
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
     * Returns what the press that this click ends meant. It is the meaning of now as long as the words are the same: what was
     * typed until then counts.
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
