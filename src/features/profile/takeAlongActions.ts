import { isOwn, type Appointment } from '../../domain/appointment';
import { bookableRange } from '../../domain/appointmentRules';
import { saveFailed } from '../../domain/appointmentTexts';
import { calendarFile, calendarFileType } from '../../domain/calendarFile';
import { fileStamp } from '../../domain/dates';
import { readCalendar } from '../../domain/readCalendar';
import {
  appointmentOf,
  copyOf,
  copyType,
  entryOf,
  intakeReport,
  readCopy,
  takeIn,
} from '../../domain/takeAlong';
import type { Services } from '../../ports/services';

async function own(services: Services): Promise<readonly Appointment[]> {
  const user = services.currentUser.get();
  const { appointments } = await services.collections();
  const stored = await (appointments.listOwn?.() ?? appointments.list());
  return user ? stored.filter((one) => isOwn(one, user)) : [];
}

/** Saves appointments for the person's own calendar. @param only one of them; absent: all. */
export async function saveCalendarFile(services: Services, host: string, only?: Appointment): Promise<void> {
  const now = services.clock.now();
  const entries = (only ? [only] : await own(services)).map((one) => entryOf(one, host));
  const name = only
    ? `appointment_${fileStamp(new Date(only.start))}.ics`
    : `appointments_${fileStamp(now)}.ics`;
  (await services.saveFile())({ name, type: calendarFileType, text: calendarFile(entries, now) });
}

/** Saves all the person's appointments as a file that can be read in again, here or in another browser. */
export async function saveCopy(services: Services): Promise<void> {
  const now = services.clock.now();
  const text = copyOf(await own(services), now);
  (await services.saveFile())({ name: `appointments_${fileStamp(now)}.json`, type: copyType, text });
}

/** What came of reading in a file. */
export interface IntakeAnswer {
  kind: 'success' | 'warning' | 'failed';
  text: string;
}

/** Reads in a calendar file or a copy: what is new is added, nothing is changed or removed. */
export async function takeInFile(services: Services, text: string): Promise<IntakeAnswer> {
  const user = services.currentUser.get();
  const copy = readCopy(text);
  const now = services.clock.now();
  const calendar = copy ? null : readCalendar(text, bookableRange(now));
  const entries = copy?.found ?? calendar?.entries.map(appointmentOf);
  if (!entries || !user) {
    return {
      kind: 'failed',
      text: 'This file could not be read. Choose a calendar file (.ics), or a copy that was saved here (.json).',
    };
  }
  const { appointments } = await services.collections();
  const intake = takeIn(entries, await appointments.list(), user, now, copy !== null);
  let done = 0;
  try {
    for (const appointment of intake.added) {
      await appointments.put(appointment, { expected: null });
      done += 1;
    }
  } catch {
    return { kind: 'failed', text: `${saveFailed} ${done} of ${intake.added.length} were added.` };
  }
  const read = copy ?? calendar!;
  const isPartial = read.unreadable + intake.outside + (calendar?.firstOnly ?? 0) > 0;
  return { kind: isPartial ? 'warning' : 'success', text: intakeReport(intake, read) };
}
