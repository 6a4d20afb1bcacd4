import { useRef, useState, type RefObject } from 'react';

/** What a page needs whose contents could not be read. */
export interface TryAgain {
  /** For `PageTitle`. */
  title: RefObject<HTMLHeadingElement | null>;
  /** Whether they are read anew: the message that they are loading then appears, and has to be announced. */
  isAgain: boolean;
  /** For the button "Try again". */
  tryAgain: () => void;
}

/**
 * Reads a page's contents anew. The button that was pressed is gone then, so the page's heading takes the focus: what was read
 * comes after it.
 * @param read starts to read.
 */
export function useTryAgain(read: () => unknown): TryAgain {
  const title = useRef<HTMLHeadingElement>(null);
  const [isAgain, setIsAgain] = useState(false);
  return {
    title,
    isAgain,
    tryAgain: () => {
      title.current?.focus();
      setIsAgain(true);
      void read();
    },
  };
}
