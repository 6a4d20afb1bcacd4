import type { Appointment } from './appointment';
import { isOutsideHours, shownHours, slotMinutes } from './appointmentRules';
import { isWholeDay } from './wholeDays';

/** The number of half hours of a day in the grid. */
export const rowsPerDay = ((shownHours.to - shownHours.from) * 60) / slotMinutes;

/** An appointment of one day in the grid's half hours. */
export interface DayRow {
  appointment: Appointment;
  /** How many half hours are over where the one before it ends. */
  before: number;
  /** How many half hours are empty after that, before it. */
  gap: number;
  /** How many half hours it takes, at least 1. */
  rows: number;
}

/**
 * The appointments of a day one under the other, each in the half hours that it touches. One that begins while another goes on
 * stands below it. What is on all day, or wholly or partly outside of the hours that the grid shows, is left out.
 * @param appointments of that day, soonest first.
 * @returns them, and how many half hours are empty after the last.
 */
export function dayRows(appointments: readonly Appointment[]): { placed: DayRow[]; rest: number } {
  let filled = 0;
  const placed: DayRow[] = [];
  for (const appointment of appointments) {
    if (isWholeDay(appointment) || isOutsideHours(appointment)) continue;
    const row = (iso: string) => {
      const moment = new Date(iso);
      return ((moment.getHours() - shownHours.from) * 60 + moment.getMinutes()) / slotMinutes;
    };
    const from = Math.max(Math.floor(row(appointment.start)), filled);
    const until = Math.min(Math.max(Math.ceil(row(appointment.end)), from + 1), rowsPerDay);
    if (until <= from) continue;
    placed.push({ appointment, before: filled, gap: from - filled, rows: until - from });
    filled = until;
  }
  return { placed, rest: rowsPerDay - filled };
}
