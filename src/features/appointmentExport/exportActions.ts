import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import type { Appointment } from '../../domain/appointments/appointment';
import { bookableRange } from '../../domain/appointments/appointmentRules';
import { deleteFailed, saveFailed } from '../../domain/appointments/appointmentTexts';
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
  readCopy,
  importAppointments,
  stayedOut,
  undoReport,
  type RefusedEntry,
} from '../../domain/appointments/appointmentExport';
import type { Collection } from '../../ports/collection';
import type { Ports } from '../../ports/ports';
import { adviceFor, codeOf } from '../appointments/bookingRefusal';
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
  let calendar: ReadCalendar | null = null;
  try {
    if (!copy) {
      const { readCalendarFile } = await import('./importCalendar/readCalendarFile');
      calendar = readCalendarFile(text, bookableRange(now));
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
  const intake = importAppointments(entries, await appointments.list(), user, now, copy !== null);
  const { added, refused, stopped } = await addAll(appointments, intake.added);
  const out = refused.length > 0 ? ` ${stayedOut(refused)}` : '';
  if (stopped) {
    const text = `${saveFailed} ${added.length} of ${intake.added.length} were added.${out}`;
    return { kind: 'failed', text, added };
  }
  const read = copy ?? calendar!;
  const isPartial = refused.length + read.unreadable + intake.outside + (calendar?.firstOnly ?? 0) > 0;
  const kind = isPartial ? 'warning' : 'success';
  return { kind, text: `${importReport({ ...intake, added }, read)}${out}`, added };
}

/** What is refused to one entry; the next one may be taken all the same. Anything else is refused to all. */
const ofOneEntry: ReadonlySet<string | undefined> = new Set(['limit', 'overlap', 'conflict', 'permission']);

/** Adds each of them, and goes on after a refusal. Never rejects. */
async function addAll(appointments: Collection<Appointment>, wanted: readonly Appointment[]) {
  const added: Appointment[] = [];
  const refused: RefusedEntry[] = [];
  for (const [index, appointment] of wanted.entries()) {
    try {
      await appointments.put(appointment, { expected: null, overlapAgreed: true });
      added.push(appointment);
    } catch (error) {
      const reason = adviceFor(error) ?? tryAgain;
      if (!ofOneEntry.has(codeOf(error))) {
        refused.push(...wanted.slice(index).map((one) => ({ appointment: one, reason })));
        return { added, refused, stopped: true };
      }
      refused.push({ appointment, reason });
    }
  }
  return { added, refused, stopped: false };
}

const tryAgain = 'Choose the file again to add the others.';

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
