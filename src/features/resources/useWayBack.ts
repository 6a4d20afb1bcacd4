import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusCard } from './addresses';

/**
 * Where the focus goes when somebody leaves a resource for the list: back to its card, when they went back; to the
 * heading, when they asked for the page.
 * @param item the resource that is open, as the address says; null for the list.
 * @returns what the link that goes back calls.
 */
export function useWayBack(item: string | null): () => void {
  const type = useNavigationType();
  const last = useRef(item);
  const isBack = useRef(false);

  useEffect(() => {
    const from = last.current;
    last.current = item;
    if (item !== null || from === null) return;
    const wentBack = isBack.current || type === NavigationType.Pop;
    isBack.current = false;
    if (wentBack && focusCard(Number(from))) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [item, type]);

  return () => {
    isBack.current = true;
  };
}
