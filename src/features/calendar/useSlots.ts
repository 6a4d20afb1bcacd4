import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { clockTime, dayOf } from '@/shared/domain/text/dates';
import {
  daysAround,
  moveSlot,
  slotAt,
  slotTimes,
  type Slot,
  type SlotKey,
} from '@/shared/domain/appointments/slots';

const slotKeys = new Set<string>([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** A key press, as React and as the document report it. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'preventDefault'
>;

/** The announcement of Shift with an arrow if nothing changes. */
const noFurther: Record<string, string> = {
  ArrowUp: 'It cannot be shorter.',
  ArrowDown: 'It cannot be longer: this is the end of the hours shown.',
};

/**
 * The slot that the keyboard is on, and what keys do to it.
 * @param days the days that the grid shows.
 * @param goTo shows the days around another one.
 */
export function useSlots(days: readonly Date[], now: Date, goTo: (day: Date) => void) {
  const announce = useAnnounce();
  const [wanted, setSlot] = useState<Slot>(() => slotAt(now));
  const takesFocus = useRef(false);
  const toLeft = () => document.documentElement.dir === 'rtl';

  // Somebody went to other days by mouse or toolbar: the same half hour on the first of them.
  const isShown = days.some((day) => dayOf(day) === dayOf(wanted.day));
  const slot = isShown ? wanted : { ...wanted, day: days[0] ?? wanted.day, rows: 1 };

  const move = (event: KeyPress): void => {
    // On the way to days that are not shown yet, the next key goes on from there.
    const isOnTheWay = takesFocus.current;
    const from = isOnTheWay ? wanted : slot;
    if (event.key === 'Escape' && from.rows > 1) {
      event.preventDefault();
      setSlot({ ...from, rows: 1 });
      announce('One half hour.');
      return;
    }
    if (!slotKeys.has(event.key) || event.altKey || event.metaKey) return;
    event.preventDefault();
    const mirrored: Record<string, SlotKey> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const key = ((toLeft() ? mirrored[event.key] : undefined) ?? event.key) as SlotKey;
    const around = daysAround(days, from.day);
    const next = moveSlot(from, key, { shift: event.shiftKey, control: event.ctrlKey }, around);
    const { start, end } = slotTimes(next);
    const resizes = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (resizes) {
      const selected = `Selected ${clockTime(start)} to ${clockTime(end)}.`;
      announce(next.rows === from.rows ? `${selected} ${noFurther[event.key]}` : selected);
    }
    takesFocus.current = true;
    setSlot(next);
    if (isOnTheWay || !days.some((day) => dayOf(day) === dayOf(next.day))) goTo(next.day);
  };

  /** Between the old days and the new ones nothing has the focus, and the document gets the keys. */
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (takesFocus.current && event.target === document.body) move(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Somebody went elsewhere meanwhile, and stays there.
    const leave = () => {
      takesFocus.current = false;
    };
    document.addEventListener('keydown', listen);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  /** Puts the keyboard where the mouse has chosen, so that the focus can come back there. */
  const moveTo = useCallback((start: Date) => setSlot(slotAt(start)), []);

  return { slot, isShown, takesFocus, move, moveTo };
}
