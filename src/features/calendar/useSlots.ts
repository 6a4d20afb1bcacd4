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

/** The announcement of Shift with an arrow where nothing changes. */
const noFurther: Record<string, string> = {
  ArrowUp: 'It cannot be shorter.',
  ArrowDown: 'It cannot be longer: this is the end of the hours shown.',
};

/**
 * The slot at the keyboard's position, and the keys that move it.
 * @param days shown by the grid.
 * @param goTo shows the days around another day.
 */
export function useSlots(days: readonly Date[], now: Date, goTo: (day: Date) => void) {
  const announce = useAnnounce();
  const [wanted, setSlot] = useState<Slot>(() => slotAt(now));
  const takesFocus = useRef(false);
  const toLeft = () => document.documentElement.dir === 'rtl';

  // The mouse or the toolbar changed the days: the same half hour on the first of them.
  const isShown = days.some((day) => dayOf(day) === dayOf(wanted.day));
  const slot = isShown ? wanted : { ...wanted, day: days[0] ?? wanted.day, rows: 1 };

  const move = (event: KeyPress): void => {
    // While the new days load, the next key continues from there.
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
    // The person has moved on meanwhile.
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

  /** Moves the keyboard's position to the half hour chosen by mouse, for the return of the focus. */
  const moveTo = useCallback((start: Date) => setSlot(slotAt(start)), []);

  return { slot, isShown, takesFocus, move, moveTo };
}
