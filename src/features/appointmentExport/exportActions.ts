import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import type { Appointment } from '../../domain/appointments/appointment';
import { bookableRange } from '../../domain/appointments/appointmentRules';
import { deleteFailed, saveFailed } from '../../domain/appointments/appointmentTexts';
import { beyondWords, type LeftOutReason } from '../../domain/records/leftOutWords';
import { bookAheadMonths } from '../../domain/screens/pageSettings';
import { fileStamp } from '../../domain/text/dates';
import {
  CalendarFileError,
  calendarTooLarge,
  maxCalendarFileSize,
  type ReadCalendar,
} from '../../domain/calendarFile/calendarImport';
import {
  appointmentOf,
  copyOf,
  copyType,
  importReport,
  isUnchanged,
  leftOutOf,
  readCopy,
  importAppointments,
  stayedOut,
  undoReport,
} from '../../domain/appointments/appointmentExport';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';
import { oneByOne } from '../../ports/oneByOne';
import type { Ports } from '../../ports/ports';
import { adviceFor } from '../appointments/bookingRefusal';
import { ownAppointments, saveCalendarFile } from '../appointments/saveCalendarFile';

/** Saves all the person's appointments for their own calendar. */
export const saveOwnCalendar = (ports: Ports, host: string): Promise<void> => saveCalendarFile(ports, host);

/** Saves all the person's appointments as a file that can be read in again, here or in another browser. */
export async function saveCopy(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const text = copyOf(await ownAppointments(ports), now);
  (await ports.saveFile())({ name: `appointments_${fileStamp(now)}.json`, type: copyType, text });
}

/** The outcome of an import, or of undoing it. */
export interface ImportResult extends Outcome {
  /** What can be undone. */
  added: readonly Appointment[];
  /** All that stayed out, where the text says only some of it. */
  leftOut?: readonly LeftOutReason[] | undefined;
}

const notReadIn = (text: string): ImportResult => ({ kind: 'failed', text, added: [] });

/** Imports a calendar file or a backup: new appointments are added, nothing is changed or removed. */
export async function importFile(
  ports: Ports,
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<ImportResult> {
  // A copy of all that somebody has may be longer.
  const isCopy = /\.json$/i.test(file.name);
  if (file.size > maxCalendarFileSize && !isCopy) return notReadIn(calendarTooLarge);
  const text = await file.text();
  const user = ports.currentUser.get();
  const copy = readCopy(text);
  const now = ports.clock.now();
  const months = bookAheadMonths(ports.settings);
  let calendar: ReadCalendar | null = null;
  try {
    if (!copy) {
      const { readCalendarFile } = await import('./importCalendar/readCalendarFile');
      calendar = readCalendarFile(text, bookableRange(now, months));
    }
  } catch (error) {
    if (error instanceof CalendarFileError) return notReadIn(error.message);
    throw error;
  }
  const entries = copy?.found ?? calendar?.entries.map(appointmentOf);
  if (!entries || !user) {
    return notReadIn(
      'This file could not be read. Choose a calendar file (.ics), or a backup that was downloaded here (.json).',
    );
  }
  const { appointments } = await ports.collections();
  const intake = importAppointments(entries, await appointments.list(), user, now, copy ? null : months);
  const {
    done: added,
    refused,
    stopped,
  } = await oneByOne(intake.added, (one) => appointments.put(one, { expected: null, overlapAgreed: true }));
  const leftOut = [
    ...(copy?.damaged ?? []),
    ...refused.map(({ item, error }) => leftOutOf(item, reasonFor(error))),
  ];
  const out = leftOut.length > 0 ? ` ${stayedOut(leftOut)}` : '';
  if (stopped) {
    const failed = `${saveFailed} ${added.length} of ${intake.added.length} were added.${out}`;
    return { kind: 'failed', text: failed, added, leftOut: beyondWords(leftOut) };
  }
  const read = calendar ?? { unreadable: 0 };
  const isPartial = leftOut.length + read.unreadable + intake.outside + (calendar?.firstOnly ?? 0) > 0;
  const kind = !isPartial ? 'success' : refused.length > 0 && added.length === 0 ? 'failed' : 'warning';
  return {
    kind,
    text: `${importReport({ ...intake, added }, read)}${out}`,
    added,
    leftOut: beyondWords(leftOut),
  };
}

/** Why an appointment stayed out. */
function reasonFor(error: unknown): string {
  const ownWords = error instanceof CollectionError && importReasons[error.code];
  return ownWords || adviceFor(error) || 'Choose the file again to add what is missing.';
}

const importReasons: Partial<Record<CollectionErrorCode, string>> = {
  permission: 'Your account may not add it. Log in again, then choose the file again.',
  conflict: 'Another tab or device has just added it.',
};

/** Undoes an import. Appointments changed since then stay. */
export async function undoImport(ports: Ports, added: readonly Appointment[]): Promise<ImportResult> {
  let left = added;
  let removed = 0;
  let changed = 0;
  try {
    const { appointments } = await ports.collections();
    for (const readIn of added) {
      const there = await appointments.get(readIn.id);
      if (there && !isUnchanged(there, readIn)) changed += 1;
      else if (there && (await appointments.remove(readIn.id))) removed += 1;
      left = left.slice(1);
    }
  } catch {
    const text = `${deleteFailed} ${removed} of ${removed + left.length} were taken out again.`;
    return { kind: 'failed', text, added: left };
  }
  return { kind: changed > 0 ? 'warning' : 'success', text: undoReport(removed, changed), added: [] };
}
