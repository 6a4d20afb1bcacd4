import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusCard } from './addresses';

/**
 * Moves the focus when the person leaves a resource for the list: to its card after going back, or to the heading after
 * following a link.
 * @param item the open resource in the address; null for the list.
 * @returns the handler of the link that goes back.
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
