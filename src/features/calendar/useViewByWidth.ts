import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ViewName } from './CalendarToolbar';

/** In rem: narrower columns of a week cannot hold their words. */
const narrow = 62;

/**
 * The calendar's view: the week as a grid, or as a list where there is too little room, until the person chooses.
 * @param room an element of the calendar's width whose size does not depend on its content: the calendar changes its
 * own height in its resize callback, and observing that too causes a "ResizeObserver loop" error.
 * @param show changes the view.
 */
export function useViewByWidth(room: RefObject<HTMLElement | null>, show: (name: ViewName) => void) {
  const [name, setName] = useState<ViewName | null>(null);
  const chosen = useRef(false);
  const last = useRef<ViewName | null>(null);
  const showing = useRef(show);
  useLayoutEffect(() => {
    showing.current = show;
  });

  useLayoutEffect(() => {
    const element = room.current!;
    const look = () => {
      if (chosen.current) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = element.clientWidth < narrow * rem ? 'listWeek' : 'timeGridWeek';
      if (last.current === next) return;
      if (last.current) showing.current(next);
      last.current = next;
      setName(next);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);

  const choose = (next: ViewName) => {
    chosen.current = true;
    last.current = next;
    setName(next);
    show(next);
  };
  return { name: name ?? 'timeGridWeek', isKnown: name !== null, choose };
}
