import { useEffect, useLayoutEffect } from 'react';

/** The window's title, said by what is around every page. @param name like "Search - Age Better". */
export function useWindowTitle(name: string): void {
  // Before the effect of `useWindowDetail` on the same page, and before the last page's is undone.
  useLayoutEffect(() => {
    document.title = name;
  }, [name]);
}

/**
 * Puts what a page is about before its name in the window's title, for as long as it is shown.
 * @param words like an article's title; while they are empty, the page's name stands alone.
 */
export function useWindowDetail(words: string): void {
  useEffect(() => {
    if (!words) return;
    const name = document.title;
    const whole = `${words} - ${name}`;
    document.title = whole;
    return () => {
      if (document.title === whole) document.title = name;
    };
  }, [words]);
}
