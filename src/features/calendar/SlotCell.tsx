import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { slotName, type SlotState } from '@/shared/domain/appointments/appointmentWords';
import { rowsPerDay } from '@/shared/domain/appointments/dayRows';
import { slotTimes, type Slot } from '@/shared/domain/appointments/slots';
import styles from './Calendar.module.css';
import type { KeyPress } from './useSlots';

/** The id of the one focusable slot, for dialogs that return the focus. */
export const slotId = 'calendar-slot';

interface SlotCellProps {
  /** The column of its day, which belongs to the calendar. */
  lane: HTMLElement;
  slot: Slot;
  state: SlotState;
  /** Set when a key moved the slot: it takes the focus then. */
  takesFocus: RefObject<boolean>;
  /** The days of a key press are shown. Until then another slot is drawn, which must not take the focus. */
  isShown: boolean;
  onKeyDown: (event: KeyPress) => void;
  onPress: () => void;
}

/**
 * The one slot of the grid that can be reached with Tab; the arrow keys move it. FullCalendar has no element for a slot
 * (https://github.com/fullcalendar/fullcalendar/issues/8095), so this lies over the column of the day, placed in shares
 * of its height, which follows the size of the text. The mouse goes through it.
 */
export function SlotCell({ lane, slot, state, takesFocus, isShown, onKeyDown, onPress }: SlotCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const { start, end } = slotTimes(slot);

  useLayoutEffect(() => {
    const element = cell.current!;
    // Set here and not in the markup: the content security policy allows no style attributes.
    element.style.insetBlockStart = `${(slot.row / rowsPerDay) * 100}%`;
    element.style.blockSize = `${(slot.rows / rowsPerDay) * 100}%`;
    if (!takesFocus.current || !isShown) return;
    takesFocus.current = false;
    element.focus();
  }, [isShown, lane, slot, takesFocus]);

  return createPortal(
    <div className={styles.slots}>
      {/* A new element for each position, so that a screen reader announces it. */}
      <div
        key={`${start.getTime()}`}
        ref={cell}
        id={slotId}
        className={styles.slot}
        role="button"
        tabIndex={0}
        aria-label={slotName(start, end, state)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            onPress();
          } else onKeyDown(event);
        }}
      />
    </div>,
    lane,
  );
}
