import { useRef, useState, type RefObject } from 'react';

/** The props of a page whose contents could not be read. */
export interface TryAgain {
  /** For `PageTitle`. */
  title: RefObject<HTMLHeadingElement | null>;
  /** True while they are read again: the loading message then appears, and has to be announced. */
  isAgain: boolean;
  /** For the button "Try again". */
  tryAgain: () => void;
}

/**
 * Reads a page's contents again. The pressed button is gone then, so the page's heading takes the focus: the contents
 * come after it.
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
