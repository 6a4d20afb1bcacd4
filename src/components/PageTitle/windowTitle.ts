import { useEffect, useLayoutEffect } from 'react';

/**
 * Sets the window's title; the shell calls it for every page.
 * @param name like "Search - Age Better".
 */
export function useWindowTitle(name: string): void {
  // Before the effect of `useWindowDetail` on the same page, and before the last page's is undone.
  useLayoutEffect(() => {
    document.title = name;
  }, [name]);
}

/**
 * Puts a detail before the page's name in the window's title while the component is mounted.
 * @param words like an article's title; while they are empty, the page's name is the title.
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
