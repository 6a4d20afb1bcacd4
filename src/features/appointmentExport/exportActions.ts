import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import { bookableRange } from '@/shared/domain/appointments/appointmentRules';
import { deleteFailed, saveFailed } from '@/shared/domain/appointments/appointmentTexts';
import { beyondWords, type LeftOutReason } from '@/shared/domain/records/leftOutWords';
import { bookAheadMonths } from '@/shared/domain/screens/pageSettings';
import { addDays, fileStamp } from '@/shared/domain/text/dates';
import {
  CalendarFileError,
  calendarTooLarge,
  maxCalendarFileSize,
} from '@/shared/domain/calendarFile/calendarImport';
import {
  appointmentOf,
  copyOf,
  copyType,
  isUnchanged,
  leftOutOf,
  readCopy,
  importAppointments,
  undoReport,
} from '@/shared/domain/appointments/appointmentExport';
import {
  changeQuestion,
  planImport,
  type AppointmentChange,
  type ChangeQuestion,
} from '@/shared/domain/appointments/importChanges';
import { importReport, leftOutOfFile, leftOutReport } from '@/shared/domain/appointments/importReport';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';
import { oneByOne } from '../../ports/oneByOne';
import type { Ports } from '../../ports/ports';
import { adviceFor } from '../appointments/bookingRefusal';
import { applyChanges, changeReport, undoChange } from './importChanges';
import type { AskedCalendar } from './importCalendar/readAsking';
import { ownAppointments, saveCalendarFile } from '../appointments/saveCalendarFile';

/** Saves all the person's appointments for their own calendar. */
export const saveOwnCalendar = (ports: Ports, host: string): Promise<void> => saveCalendarFile(ports, host);

/** Saves all the person's appointments as a file that can be imported again, here or in another browser. */
export async function saveCopy(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const text = copyOf(await ownAppointments(ports), now);
  (await ports.saveFile())({ name: `appointments_${fileStamp(now)}.json`, type: copyType, text });
}

/** The outcome of an import, or of undoing it. */
export interface ImportResult extends Outcome {
  /** The added appointments, which can be undone. */
  added: readonly Appointment[];
  /** The changed appointments, which can be undone as well. */
  changed?: readonly AppointmentChange[];
  /** All skipped entries, where the text names only some. */
  leftOut?: readonly LeftOutReason[] | undefined;
}

/** The questions that only the person can answer. */
export interface ImportQuestions {
  /**
   * Asks for the zone behind a name in the file.
   * @param titles of the entries with times in it.
   * @returns a zone of the database, or null: the entries are skipped.
   */
  zone: (name: string, titles: readonly string[]) => Promise<string | null>;
  /** Asks if existing appointments are to be changed as the file says. */
  change: (question: ChangeQuestion) => Promise<boolean>;
}

/** Skips unclear entries and changes no existing ones. */
const askNobody: ImportQuestions = { zone: async () => null, change: async () => false };

const notReadIn = (text: string): ImportResult => ({ kind: 'failed', text, added: [] });

/**
 * Imports a calendar file or a backup: adds new appointments, and changes existing ones only where the person agrees.
 */
export async function importFile(
  ports: Ports,
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  questions: ImportQuestions = askNobody,
): Promise<ImportResult> {
  // A backup of everything may be longer.
  const isCopy = /\.json$/i.test(file.name);
  if (file.size > maxCalendarFileSize && !isCopy) return notReadIn(calendarTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const user = ports.currentUser.get();
  const copy = readCopy(new TextDecoder().decode(bytes));
  const now = ports.clock.now();
  const months = bookAheadMonths(ports.settings);
  const range = bookableRange(now, months);
  let calendar: AskedCalendar | null = null;
  try {
    if (!copy) {
      const { readAsking } = await import('./importCalendar/readAsking');
      calendar = await readAsking(bytes, range, questions.zone);
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
  const stored = await appointments.list();
  const own = stored.filter((one) => isOwn(one, user));
  const plan = calendar && planImport(own, { ...calendar, entries }, range);
  const { changes = [], withChanges = [] } = plan ?? {};
  const isAgreed =
    changes.length > 0 && (await questions.change(changeQuestion(changes, withChanges.length)));
  const wanted = [...(plan?.entries ?? entries), ...(isAgreed ? withChanges : [])];
  const intake = importAppointments(wanted, stored, user, now, copy ? null : months);
  const changed = await applyChanges(appointments, isAgreed ? changes : []);
  const {
    done: added,
    refused,
    stopped,
  } = await oneByOne(intake.added, (one) => appointments.put(one, { expected: null, overlapAgreed: true }));
  const fromFile = calendar && leftOutOfFile(calendar, intake.later, addDays(range.until, -1));
  const { entries: notRead = copy?.damaged ?? [], firstOnly = [], goesOn = [] } = fromFile ?? {};
  const notTaken = [...notRead, ...refused.map(({ item, error }) => leftOutOf(item, reasonFor(error)))];
  const left = { unchanged: changed.leftOut, entries: notTaken, firstOnly, goesOn };
  const out = [
    ...changeReport(changed.done, isAgreed ? 0 : changes.length),
    leftOutReport(left),
    calendar?.isGuess && 'Look at letters with accents: the file does not say how they are written.',
  ]
    .filter(Boolean)
    .map((sentence) => ` ${sentence}`)
    .join('');
  const result = {
    added,
    ...(changed.done.length > 0 && { changed: changed.done }),
    leftOut: beyondWords(Object.values(left).flat()),
  };
  if (stopped) {
    const text = `${saveFailed} ${added.length} of ${intake.added.length} were added.${out}`;
    return { kind: 'failed', text, ...result };
  }
  const nothingKept = refused.length + changed.leftOut.length > 0 && added.length + changed.done.length === 0;
  const isPartial = notTaken.length + changed.leftOut.length + firstOnly.length + intake.past > 0;
  const kind = nothingKept ? 'failed' : isPartial ? 'warning' : 'success';
  const already = intake.already + (plan?.already ?? 0);
  const read = { ...calendar, ...(plan && { cancelled: plan.cancelled }) };
  return { kind, text: `${importReport({ ...intake, added, already }, read)}${out}`, ...result };
}

/** Explains why an appointment was skipped. */
function reasonFor(error: unknown): string {
  const ownWords = error instanceof CollectionError && importReasons[error.code];
  return ownWords || adviceFor(error) || 'Choose the file again to add what is missing.';
}

const importReasons: Partial<Record<CollectionErrorCode, string>> = {
  permission: 'Your account may not add it. Log in again, then choose the file again.',
  conflict: 'Another tab or device has just added it.',
};

/**
 * Undoes an import. Appointments changed since then stay.
 * @param changes made by the import.
 */
export async function undoImport(
  ports: Ports,
  added: readonly Appointment[],
  changes: readonly AppointmentChange[] = [],
): Promise<ImportResult> {
  let left = added;
  let toRestore = changes;
  let removed = 0;
  let changed = 0;
  let restored = 0;
  try {
    const { appointments } = await ports.collections();
    for (const readIn of added) {
      const there = await appointments.get(readIn.id);
      if (there && !isUnchanged(there, readIn)) changed += 1;
      else if (there && (await appointments.remove(readIn.id))) removed += 1;
      left = left.slice(1);
    }
    for (const change of changes) {
      if (await undoChange(appointments, change)) restored += 1;
      else changed += 1;
      toRestore = toRestore.slice(1);
    }
  } catch {
    const text = `${deleteFailed} ${removed} of ${removed + left.length} were taken out again.`;
    return { kind: 'failed', text, added: left, changed: toRestore };
  }
  return {
    kind: changed > 0 ? 'warning' : 'success',
    text: undoReport(removed, changed, restored),
    added: [],
  };
}
