import { isOwn, type Appointment } from './appointment';
import { overlaps } from './times';
import { addMinutes, defaultMinutes, isBookable, shownHours, slotMinutes } from './appointmentRules';
import { findOverlap } from './bookingRules';
import { rowsPerDay } from './dayRows';
import type { SlotState } from './appointmentWords';
import { isWholeDay, type Times } from './wholeDays';
import { addDays, dayOf, daysBetween, parseDay } from '../text/dates';

/** One or more consecutive half hours of the calendar's grid, on one day. */
export interface Slot {
  /** The start of a local day. */
  day: Date;
  /** The half hour of the hours shown, from 0. */
  row: number;
  /** How many half hours, at least 1. */
  rows: number;
}

/** When a slot begins and ends. */
export function slotTimes({ day, row, rows }: Slot): { start: Date; end: Date } {
  const at = (half: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), shownHours.from, half * slotMinutes);
  return { start: at(row), end: at(row + rows) };
}

/** The times of a new appointment: an hour for a single slot, a longer selection unchanged. */
export function bookingTimes(start: Date, end: Date): { start: Date; end: Date } {
  const isOneSlot = end.getTime() - start.getTime() <= slotMinutes * 60_000;
  return { start, end: isOneSlot ? addMinutes(start, defaultMinutes) : end };
}

/** The slot at a moment; clamped to the hours shown. */
export function slotAt(moment: Date): Slot {
  const minutes = (moment.getHours() - shownHours.from) * 60 + moment.getMinutes();
  const row = Math.min(Math.max(Math.floor(minutes / slotMinutes), 0), rowsPerDay - 1);
  return { day: addDays(moment, 0), row, rows: 1 };
}

/** Returns whether a slot is taken, one's own appointments first. */
export function slotState(
  slot: Slot,
  appointments: readonly Appointment[],
  person: { email: string; username: string } | null,
  now: Date,
  months: number,
): SlotState {
  const { start, end } = slotTimes(slot);
  const times = { start: start.toISOString(), end: end.toISOString() };
  const own =
    person && appointments.find((one) => !isWholeDay(one) && isOwn(one, person) && overlaps(one, times));
  if (own) return { own: own.title };
  if (findOverlap(appointments, times)) return 'booked';
  return isBookable({ start, end }, now, months) ? 'free' : 'not bookable';
}

/** The days that are shown once a day is among them: those shown now, moved by their number. */
export function daysAround(days: readonly Date[], day: Date): readonly Date[] {
  const [first] = days;
  if (!first) return days;
  const by = Math.floor(daysBetween(first, day) / days.length) * days.length;
  return by === 0 ? days : days.map((one) => addDays(one, by));
}

/** The keys that move the focused slot. */
export type SlotKey =
  'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'PageUp' | 'PageDown';

/**
 * The slot that a key moves to. Arrows move by half hours and days, also over the edge of the week; Home and
 * End to the first and last day shown, with Control (and where only one day is shown) to the first and last
 * half hour; Page Up and Page Down by as many days as are shown. Shift with up and down extends and shrinks
 * the selection.
 * @param days the days shown, in order.
 */
export function moveSlot(
  slot: Slot,
  key: SlotKey,
  { shift, control }: { shift: boolean; control: boolean },
  days: readonly Date[],
): Slot {
  const { day, row, rows } = slot;
  const to = (change: Partial<Slot>): Slot => ({ day, row, rows: 1, ...change });
  const vertical = control || days.length === 1;
  switch (key) {
    case 'ArrowDown':
      if (shift) return { day, row, rows: Math.min(rows + 1, rowsPerDay - row) };
      return to({ row: Math.min(row + 1, rowsPerDay - 1) });
    case 'ArrowUp':
      if (shift) return { day, row, rows: Math.max(rows - 1, 1) };
      return to({ row: Math.max(row - 1, 0) });
    case 'ArrowLeft':
      return to({ day: addDays(day, -1) });
    case 'ArrowRight':
      return to({ day: addDays(day, 1) });
    case 'Home':
      return vertical ? to({ row: 0 }) : to({ day: days[0] ?? day });
    case 'End':
      return vertical ? to({ row: rowsPerDay - 1 }) : to({ day: days.at(-1) ?? day });
    case 'PageUp':
      return to({ day: addDays(day, -days.length) });
    case 'PageDown':
      return to({ day: addDays(day, days.length) });
  }
}

/** The whole days to which a key moves them: left and right by days, with Shift longer and shorter. */
function moveDays({ start, end }: Times, across: number, shift: boolean): Times | null {
  const later = (day: string) => dayOf(addDays(parseDay(day)!, across));
  if (across === 0 || (shift && later(end) < start)) return null;
  return { start: shift ? start : later(start), end: later(end) };
}

/**
 * The times to which a key moves an appointment: up and down by half hours, left and right by days in
 * wall-clock time, with Shift longer and shorter. It stays within the hours shown. Whole days move and grow by days.
 * @returns null where the key has no effect.
 */
export function moveTimes({ start, end }: Times, key: string, shift: boolean): Times | null {
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (isWholeDay({ start })) return moveDays({ start, end }, across, shift);
  const [from, to] = [new Date(start), new Date(end)];
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const closes = new Date(from.getFullYear(), from.getMonth(), from.getDate(), shownHours.to);
  const opens = new Date(from.getFullYear(), from.getMonth(), from.getDate(), shownHours.from);
  const length = to.getTime() - from.getTime();
  const ends = (first: Date) => new Date(first.getTime() + length);
  if (shift && down) {
    const longer = addMinutes(to, down * slotMinutes);
    if (longer <= from || (down > 0 && longer > closes)) return null;
    return { start, end: longer.toISOString() };
  }
  if (shift || (!down && !across)) return null;
  const first = down
    ? addMinutes(from, down * slotMinutes)
    : new Date(
        from.getFullYear(),
        from.getMonth(),
        from.getDate() + across,
        from.getHours(),
        from.getMinutes(),
      );
  if ((down < 0 && first < opens) || (down > 0 && ends(first) > closes)) return null;
  return { start: first.toISOString(), end: ends(first).toISOString() };
}
